import { listDays } from '../../apps/server/src/domains/insight/reconciliation/reconciliation.days.ts';
import { sumUpDays } from '../../apps/server/src/domains/insight/reconciliation/reconciliation.folding.ts';
import type { StatementFilters } from '../../apps/server/src/domains/receipts/statements/statements.filters.ts';
import { listStatements } from '../../apps/server/src/domains/receipts/statements/statements.list.ts';
import type { Scope } from '../../apps/server/src/kit/operation/context.ts';
import { startPostgres } from '../../scripts/launch/postgres.ts';
import { median } from '../stats.ts';
import { figureRow, type Row } from '../table.ts';
import { listRows, timeCursorPages } from './list-pages.ts';
import { processorClock } from './processor-time.ts';
import { accountCount, busyAccounts, loadStatements, type StatementHeap } from './statement-loader.ts';

/** Number of statements; `STATEMENTS=10000000` for ten million. */
const count = Number(process.env.STATEMENTS ?? 1_000_000);
const pageSize = 50;
const pagesInARow = 20;
const boardRuns = 9;
const dayMs = 86_400_000;
const all: Scope = { kind: 'all' };
const timeZone = 'Asia/Shanghai';

/** Pages of bank records by each filter, and the board of reconciliation, without HTTP, in CPU time. */
export async function benchStatements(say: (text: string) => void): Promise<Row[]> {
  const postgres = await startPostgres({
    durable: false,
    settings: { shared_buffers: '1GB', max_wal_size: '8GB' },
    say,
  });
  try {
    const heap = await loadStatements(postgres.url, count, say);
    const rows = [...(await measureLists(heap, say)), ...(await measureBoard(heap, say))];
    await heap.store.close();
    return rows;
  } finally {
    await postgres.stop();
  }
}

function casesOf({ from, to, supplierId, example }: StatementHeap): [string, Scope, StatementFilters][] {
  const middle = new Date((from.getTime() + to.getTime()) / 2);
  const ofSupplier: Scope = { kind: 'suppliers', supplierId, supplierIds: [supplierId] };
  const filters: [string, StatementFilters][] = [
    ['without a filter', {}],
    ['messages', { kind: 'sms' }],
    ['of two kinds', { kinds: ['sms', 'webMessage'] }],
    ['chain transfers', { kind: 'usdt' }],
    ...(['matched', 'unmatched', 'suspicious', 'unparsed', 'ignored', 'received'] as const).map(
      (state): [string, StatementFilters] => [state, { state }],
    ),
    ['of a suspicion', { suspicion: 'late' }],
    ['outgoing', { direction: 'out' }],
    ['of a supplier', { supplierIds: [supplierId] }],
    ['of a supplier, unmatched', { supplierIds: [supplierId], state: 'unmatched' }],
    ['of an account', { resourceId: example.resourceId }],
    ['of a card', { cardNumber: example.cardNumber }],
    ['of a device', { monitorId: 'bench-7' }],
    ['of a template', { templateId: example.templateId }],
    ['of the rarest currency', { currency: 'CNY' }],
    ['of one amount', { amountMinor: 50_000 + 777 }],
    ['of a range of amounts', { minAmountMinor: 60_000, maxAmountMinor: 60_500 }],
    ['of the highest amounts', { minAmountMinor: 1_049_900 }],
    ['by a reference', { utr: example.utr }],
    ['by an order', { orderCode: example.orderCode }],
    ['of a network', { network: 'TRC20' }],
    ['from an address', { fromAddress: example.fromAddress }],
    ['to an address', { toAddress: example.toAddress }],
    ['of few confirmations', { kind: 'usdt', maxConfirmations: 3 }],
    ['of a day long ago', { startTime: middle, endTime: new Date(middle.getTime() + dayMs) }],
    ['older than a day, unmatched', { state: 'unmatched', minAgeMinutes: 1_440 }],
    ['by a text of every message', { text: 'credited' }],
    ['by a text of few messages', { text: example.utr }],
  ];
  return [
    ...filters.map(([name, one]): [string, Scope, StatementFilters] => [name, all, one]),
    ['as a supplier sees them', ofSupplier, {}],
  ];
}

async function measureLists(heap: StatementHeap, say: (text: string) => void): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, scope, filters] of casesOf(heap)) {
    const times = await measure(heap, scope, filters);
    rows.push(...listRows(`bank records, ${count.toLocaleString('en-US')}`, name, times, say));
  }
  return rows;
}

const measure = ({ store, from, to }: StatementHeap, scope: Scope, filters: StatementFilters) =>
  timeCursorPages(
    store,
    { since: filters.startTime ?? from, until: filters.endTime ?? to, pagesInARow },
    (cursor) =>
      listStatements(store.db, filters, scope, {
        ...{ page: 1, pageSize, sortBy: 'storedAt', sortOrder: 'desc', now: to },
        ...{ withSummary: false, withoutTotal: true },
        ...(cursor && { cursor }),
      }),
  );

async function measureBoard(
  { store, to, accountsOf }: StatementHeap,
  say: (text: string) => void,
): Promise<Row[]> {
  const clock = await processorClock(store);
  const context = { db: store.db, now: to, timeZone, scope: all };
  const asked = {
    ...{ page: 1, pageSize: 50, sortOrder: 'desc' as const, supplierId: accountsOf },
    ...{ startTime: new Date(to.getTime() - 30 * dayMs), endTime: to },
  };
  // In a server, a job does this all the time.
  await sumUpDays({ store, timeZone });
  const took: number[] = [];
  let total = 0;
  for (let run = -1; run < boardRuns; run += 1) {
    const startedAt = await clock();
    ({ total } = await listDays(context, asked));
    if (run >= 0) took.push((await clock()) - startedAt);
  }
  const { records, paid } = await busyAccounts(store, accountsOf, asked.startTime, to);
  const what = `reconciliation of ${accountCount} accounts, 31 days: ${total} days, ${records} records, ${paid} orders`;
  say(`${what}: ${median(took).toFixed(0)} ms`);
  return [figureRow(what, median(took), 'ms', { atMost: 300 })];
}
