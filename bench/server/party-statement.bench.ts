import { openStore, type Store } from '../../apps/server/src/db/connection.ts';
import { addDemoParties } from '../../apps/server/src/db/demo/demo-parties.ts';
import { ExportFile, factsOf } from '../../apps/server/src/domains/insight/exports/exports.file.ts';
import type { ListExport } from '../../apps/server/src/domains/insight/exports/exports.table.ts';
import { partyStatementExport } from '../../apps/server/src/domains/insight/fund-records/party-statement.export.ts';
import { ledgerAccountOf, postTransfers } from '../../apps/server/src/domains/money/ledger/ledger.service.ts';
import { merchants } from '../../apps/server/src/domains/parties/merchants/merchants.table.ts';
import type { HandlerContext } from '../../apps/server/src/kit/operation/context.ts';
import { SecretBox } from '../../apps/server/src/kit/secrets/secret-box.ts';
import { startPostgres } from '../../scripts/launch/postgres.ts';
import { figureRow, type Row } from '../table.ts';

/** Entries of the month; `ENTRIES=50000` for more. */
const count = Number(process.env.ENTRIES ?? 10_000);
const month = '2026-10';
const monthStart = Date.parse('2026-09-30T16:00:00Z');
const monthMs = 31 * 86_400_000;
const together = 500;
const timeZone = 'Asia/Shanghai';

/** The statement of a busy month from ledger to file, without the queue of exports. */
export async function benchPartyStatement(say: (text: string) => void): Promise<Row[]> {
  const postgres = await startPostgres({ durable: false, say });
  try {
    const store = await openStore({ databaseUrl: postgres.url, poolSize: 2 });
    const ownerId = await load(store);
    const rows: Row[] = [];
    for (const format of ['xlsx', 'pdf'] as const) {
      await written(store, ownerId, format);
      const before = process.memoryUsage().rss;
      const startedAt = performance.now();
      const { bytes, lines } = await written(store, ownerId, format);
      const tookMs = performance.now() - startedAt;
      const grownMb = (process.memoryUsage().rss - before) / 1e6;
      say(
        `${format}: ${lines} lines, ${(bytes / 1e3).toFixed(0)} kB, ${tookMs.toFixed(0)} ms, ${grownMb.toFixed(0)} MB more`,
      );
      rows.push(
        figureRow(
          `statement of ${count.toLocaleString('en-US')} entries as ${format.toUpperCase()}`,
          tookMs / 1_000,
          's',
          {
            atMost: 5,
          },
        ),
      );
    }
    await store.close();
    return rows;
  } finally {
    await postgres.stop();
  }
}

async function load(store: Store): Promise<string> {
  await store.transaction((tx) =>
    addDemoParties(tx, new SecretBox(new Uint8Array(32)), 'none', new Date(monthStart - 86_400_000)),
  );
  const [merchant] = await store.db.select({ id: merchants.id }).from(merchants).limit(1);
  if (!merchant) throw new Error('The demo has no merchant.');
  const account = ledgerAccountOf.merchantPayable(merchant.id, 'INR');
  for (let from = 0; from < count; from += together) {
    const at = new Date(monthStart + ((from + 1) / (count + 1)) * monthMs);
    const movements = Array.from({ length: Math.min(together, count - from) }, (_, index) => ({
      kind: 'single' as const,
      purpose: index % 2 === 0 ? ('principal' as const) : ('fee' as const),
      debit: index % 2 === 0 ? ledgerAccountOf.adjustment('INR') : account,
      credit: index % 2 === 0 ? account : ledgerAccountOf.adjustment('INR'),
      amountMinor: index % 2 === 0 ? 50_000 + index : 250,
      key: `bench ${from + index}`,
    }));
    await store.transaction((tx) => postTransfers(tx, movements, at));
  }
  return merchant.id;
}

async function written(
  store: Store,
  ownerId: string,
  format: 'pdf' | 'xlsx',
): Promise<{ bytes: number; lines: number }> {
  const { document, columns } = partyStatementExport;
  if (!document) throw new Error('The statement is no document.');
  const language = 'zh-CN';
  const asked = { format, language, timeZone, filters: {}, selection: null, account: 'bench' };
  const context = { db: store.db, scope: { kind: 'all' }, timeZone, language };
  const run = { startedAt: new Date(), lineLimit: 1_000_000, pageRows: 200 };
  let file: ExportFile | undefined;
  let lineCount = 0;
  for await (const { lines, facts } of document.read(
    async () => context as HandlerContext,
    { ownerId, month } as never,
    run,
  )) {
    file ??= new ExportFile(columns, partyStatementExport, asked as ListExport, facts);
    file.add(lines);
    lineCount += lines.length;
    await file.pieces();
  }
  if (!file) throw new Error('The statement has no lines.');
  await file.lastPieces(
    factsOf(partyStatementExport, asked as ListExport, {
      rowCount: lineCount,
      limitReached: false,
      now: new Date(),
    }),
  );
  return { bytes: file.sizeBytes, lines: lineCount };
}
