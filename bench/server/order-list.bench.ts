import type { OrderFilters } from '../../apps/server/src/domains/orders/orders/orders.filters.ts';
import {
  listOrders,
  type OrderPageRequest,
} from '../../apps/server/src/domains/orders/orders/orders.list.ts';
import type { Scope } from '../../apps/server/src/kit/operation/context.ts';
import { median, percentile } from '../stats.ts';
import { figureRow, type Row, ratioRow } from '../table.ts';
import type { OrderHeap } from './order-loader.ts';
import { processorClock } from './processor-time.ts';

interface Case {
  readonly name: string;
  readonly scope: Scope;
  readonly filters: OrderFilters;
}

const pageSize = 50;
/** Pages read in sequence at each depth, and depths over the whole list. */
const pagesInARow = 40;
const depths = [0, 0.1, 0.5, 0.9, 0.99];

const request: OrderPageRequest = {
  page: 1,
  pageSize,
  sortBy: 'createdAt',
  sortOrder: 'desc',
  withSummary: false,
  withoutTotal: true,
};

/**
 * Pages of the order list by cursor (HighPerfOrderQuery), from the newest to the oldest order, without HTTP,
 * in CPU time. Each list is its own reference: a deep page is compared with its first pages.
 */
export async function benchOrderList(
  heap: OrderHeap,
  count: number,
  say: (text: string) => void,
): Promise<Row[]> {
  const { merchantId, supplierId } = heap;
  const day = 86_400_000;
  const middle = new Date((heap.from.getTime() + heap.to.getTime()) / 2);
  const all: Scope = { kind: 'all' };
  const cases: Case[] = [
    { name: 'of everyone', scope: all, filters: {} },
    { name: 'of a merchant', scope: { kind: 'merchant', merchantId }, filters: {} },
    {
      name: 'of a supplier',
      scope: { kind: 'suppliers', supplierId, supplierIds: [supplierId] },
      filters: {},
    },
    { name: 'collections', scope: all, filters: { orderType: 1 } },
    { name: 'payouts', scope: all, filters: { orderType: 2 } },
    { name: 'paid ones', scope: all, filters: { orderStatusId: 4 } },
    { name: 'failed allocations', scope: all, filters: { orderStatusId: 10 } },
    { name: 'of one product', scope: all, filters: { productId: 3001 } },
    { name: 'of the rarest currency', scope: all, filters: { currency: 'CNY' } },
    {
      name: 'of a merchant, of that currency',
      scope: { kind: 'merchant', merchantId },
      filters: { currency: 'CNY' },
    },
    { name: 'of a main product', scope: all, filters: { mainProductId: 3024 } },
    {
      name: 'of a merchant, timed out',
      scope: { kind: 'merchant', merchantId },
      filters: { orderStatusId: 3 },
    },
    {
      name: 'of a day long ago',
      scope: all,
      filters: { startTime: middle, endTime: new Date(middle.getTime() + day) },
    },
    {
      name: 'of a supplier, paid, of a day long ago',
      scope: all,
      filters: {
        supplierIds: [supplierId],
        orderStatusId: 4,
        startTime: middle,
        endTime: new Date(middle.getTime() + day),
      },
    },
    { name: 'created ones', scope: all, filters: { orderStatusId: 1 } },
    { name: 'unacknowledged ones', scope: all, filters: { orderStatusId: 5 } },
    { name: 'of one amount', scope: all, filters: { amount: 50_000 + 777 } },
    { name: "by a merchant's number", scope: all, filters: { merchantOrderId: 'M4242' } },
    { name: 'by a reference', scope: all, filters: { utr: '000000004242' } },
    { name: 'by an address', scope: all, filters: { ipAddress: '203.0.113.7' } },
    { name: 'by a card that nobody has', scope: all, filters: { cardNumber: '1234567890123456' } },
    { name: 'by a USDT address that nobody has', scope: all, filters: { usdtAddress: `T${'x'.repeat(33)}` } },
    {
      name: 'completed on a day long ago',
      scope: all,
      filters: { completedStartTime: middle, completedEndTime: new Date(middle.getTime() + day) },
    },
  ];
  const rows: Row[] = [];
  for (const one of cases) {
    const { first, deep, all: every } = await measure(heap, one);
    const what = `order list, ${count.toLocaleString('en-US')} orders, ${one.name}`;
    say(
      `${one.name}: first ${median(first).toFixed(1)} ms, deep ${median(deep).toFixed(1)} ms, p99 ${percentile(every, 0.99).toFixed(1)} ms`,
    );
    rows.push(
      ratioRow(`${what}: a deep page`, median(deep), { name: 'its first', value: median(first) }, 'ms', {
        atMost: 2,
      }),
      figureRow('… any page, p99', percentile(every, 0.99), 'ms', { atMost: 50 }),
    );
  }
  return rows;
}

async function measure({ store, from, to }: OrderHeap, { scope, filters }: Case) {
  const first: number[] = [];
  const deep: number[] = [];
  const clock = await processorClock(store);
  const since = filters.startTime ?? filters.completedStartTime ?? from;
  const until = filters.endTime ?? filters.completedEndTime ?? to;
  // The round that does not count opens connections and loads pages into memory.
  for (const counts of [false, true]) {
    for (const depth of depths) {
      const moment = new Date(until.getTime() - depth * (until.getTime() - since.getTime()));
      let cursor = depth === 0 ? undefined : cursorAt(moment);
      for (let page = 0; page < pagesInARow; page += 1) {
        const startedAt = await clock();
        const { nextCursor } = await listOrders(store.db, filters, scope, {
          ...request,
          ...(cursor && { cursor }),
        });
        const tookMs = (await clock()) - startedAt;
        if (counts) (depth === 0 ? first : deep).push(tookMs);
        if (nextCursor === null) break;
        cursor = nextCursor;
      }
    }
  }
  return { first, deep, all: [...first, ...deep] };
}

/** A cursor for any moment: cursors are only a position in the list. */
const cursorAt = (moment: Date): string =>
  Buffer.from(`${moment.getTime()}.ffffffff-ffff-ffff-ffff-ffffffffffff`).toString('base64url');
