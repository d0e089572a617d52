import type { OperationIO } from '@platform/sdk';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Role } from '../../../kit/operation/context.ts';
import { worldProducts } from '../../../testing/order-world.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { placeOrder } from '../../orders/orders/orders.creation.ts';
import { advance } from '../../orders/orders/orders.service.ts';
import { addProducts, allowProducts } from '../../parties/products/products.service.ts';
import { sumUpOrders } from './statistics.folding.ts';

type StatusCounts = OperationIO['orders.statusCounts']['output'];
type OrderList = OperationIO['orders.list']['output'];

const timeZone = 'Asia/Shanghai';
const dayMs = 86_400_000;
const tokens = new Map<Role, string>();
let app: TestApp;
let number = 0;

beforeAll(async () => {
  app = await createTestApp();
  await addProducts(app.store.db, worldProducts);
  await allowProducts(app.store.db, [{ merchantId: app.ids.merchantId, productId: 1008, feeRate: '0.02' }]);
  for (const role of ['superAdmin', 'merchant', 'supplier', 'technicalSupport'] as const) {
    tokens.set(role, await app.signIn(role));
  }
  // Orders of two days ago, and one unallocated order of three days ago.
  for (const userName of ['Asha Rao', 'Asha Rao', 'Ravi']) await placeAllocated(userName);
  const { order } = await placeAt(3);
  await app.store.transaction((tx) => advance(tx, order, 'noCapacity', { now: order.createdAt }));
});
afterAll(() => app.close());

function placeAt(daysAgo: number, userName = 'Meera') {
  const now = new Date(app.clock.now().getTime() - daysAgo * dayMs);
  const request = { productId: 1008, mchOrderNo: `N${++number}`, amount: 5_000, userName };
  const asked = { ...request, notifyUrl: 'https://m.example/n' };
  return placeOrder(app.store.db, asked, { merchantId: app.ids.merchantId, now, timeZone });
}

async function placeAllocated(userName: string): Promise<void> {
  const { order } = await placeAt(2, userName);
  const allocation = { supplierId: app.ids.supplierId, isProxy: false, payAmountMinor: 5_000 };
  const expiresAt = new Date(order.createdAt.getTime() + 600_000);
  await app.store.transaction((tx) =>
    advance(tx, order, 'allocate', {
      now: order.createdAt,
      allocation: { ...allocation, expiresAt, commissionRate: '0.01' },
    }),
  );
}

async function counts(role: Role, query = ''): Promise<Record<number, number>> {
  const answer = await app.get<StatusCounts>(`/v1.0/order/getStatusCounts?${query}`, {
    token: tokens.get(role),
  });
  expect(answer.code).toBe(200);
  expect(answer.data.exact).toBe(true);
  return Object.fromEntries(answer.data.counts.map(({ orderStatusId, count }) => [orderStatusId, count]));
}

it.each(['counted one by one', 'summed up'])('counts each status of a list once: %s', async (how) => {
  if (how === 'summed up') {
    await sumUpOrders({ store: app.store, timeZone });
  }
  expect(await counts('superAdmin')).toEqual({ 1: 0, 2: 3, 3: 0, 4: 0, 5: 0, 10: 1 });
  // A filter that the sums do not support.
  expect(await counts('superAdmin', 'userName=Asha+Rao')).toMatchObject({ 2: 2, 10: 0 });
  expect(await counts('superAdmin', 'productId=1008&orderType=1')).toMatchObject({ 2: 3, 10: 1 });
  expect(await counts('superAdmin', 'orderType=2')).toMatchObject({ 2: 0, 10: 0 });
  expect(await counts('superAdmin', 'currency=INR')).toMatchObject({ 2: 3, 10: 1 });
  expect(await counts('superAdmin', 'currency=CNY')).toMatchObject({ 2: 0, 10: 0 });
  // A range far beyond the orders costs no more than the range that has orders.
  const ever = 'startTime=2000-01-01+00:00:00&endTime=9999-12-31+23:59:59';
  expect(await counts('superAdmin', ever)).toMatchObject({ 2: 3, 10: 1 });
  expect(await counts('superAdmin', 'startTime=9999-12-31+00:00:00')).toMatchObject({ 2: 0, 10: 0 });
  const since = encodeURIComponent(platformTime(2.5));
  expect(await counts('superAdmin', `startTime=${since}&timeField=createdAt`)).toMatchObject({ 2: 3, 10: 0 });
});

it('has for each status the count that a list of it shows', async () => {
  const counted = await counts('superAdmin', 'userName=Ravi');
  for (const [status, count] of Object.entries(counted)) {
    const list = await app.get<OrderList>(`/v1.0/order/getList?userName=Ravi&orderStatusId=${status}`, {
      token: tokens.get('superAdmin'),
    });
    expect([status, list.data.total]).toEqual([status, count]);
  }
});

it('counts only what the caller may see: a supplier no orders without a supplier', async () => {
  expect(await counts('merchant')).toMatchObject({ 2: 3, 10: 1 });
  expect(await counts('supplier')).toMatchObject({ 2: 3, 10: 0 });
  expect(await counts('supplier', 'isProxy=false')).toMatchObject({ 2: 3 });
  expect(await counts('supplier', 'isProxy=true')).toMatchObject({ 2: 0 });
  // For staff this filter depends on the team at the time of allocation, which the sums do not store.
  expect(await counts('superAdmin', 'isProxy=false')).toMatchObject({ 2: 3, 10: 1 });
});

it.each(['supplierId', 'isProxy'])('a merchant finds no orders by %s, in counts and lists', async (name) => {
  const filter = `${name}=${name === 'supplierId' ? app.ids.supplierId : 'false'}`;
  expect(await counts('superAdmin', filter)).toMatchObject({ 2: 3 });
  expect(await counts('merchant', filter)).toMatchObject({ 2: 0, 10: 0 });
  const listed = await app.get<OrderList>(`/v1.0/order/getList?${filter}`, { token: tokens.get('merchant') });
  expect(listed.data.total).toBe(0);
});

it('is refused to roles that may not list orders, and has no status filter', async () => {
  const refused = await app.get('/v1.0/order/getStatusCounts', { token: tokens.get('technicalSupport') });
  expect(refused.code).not.toBe(200);
  const filtered = await app.get('/v1.0/order/getStatusCounts?orderStatusId=2', {
    token: tokens.get('superAdmin'),
  });
  expect(filtered.code).not.toBe(200);
});

const platformTime = (daysAgo: number): string =>
  new Date(app.clock.now().getTime() - daysAgo * dayMs + 8 * 3_600_000)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ');
