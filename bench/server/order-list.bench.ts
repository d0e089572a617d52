import type { OrderFilters } from '../../apps/server/src/domains/orders/orders/orders.filters.ts';
import {
  listOrders,
  type OrderPageRequest,
} from '../../apps/server/src/domains/orders/orders/orders.list.ts';
import type { Scope } from '../../apps/server/src/kit/operation/context.ts';
import type { Row } from '../table.ts';
import { listRows, timeCursorPages } from './list-pages.ts';
import type { OrderHeap } from './order-loader.ts';

interface Case {
  readonly name: string;
  readonly scope: Scope;
  readonly filters: OrderFilters;
}

const pageSize = 50;
const pagesInARow = 40;

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
 * in CPU time.
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
    const times = await measure(heap, one);
    rows.push(...listRows(`order list, ${count.toLocaleString('en-US')} orders`, one.name, times, say));
  }
  return rows;
}

const measure = ({ store, from, to }: OrderHeap, { scope, filters }: Case) =>
  timeCursorPages(
    store,
    {
      since: filters.startTime ?? filters.completedStartTime ?? from,
      until: filters.endTime ?? filters.completedEndTime ?? to,
      pagesInARow,
    },
    (cursor) => listOrders(store.db, filters, scope, { ...request, ...(cursor && { cursor }) }),
  );
