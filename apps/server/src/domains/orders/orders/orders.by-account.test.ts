import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../kit/ids.ts';
import type { Scope } from '../../../kit/operation/context.ts';
import { upiAccount } from '../../../testing/account-desk.ts';
import { indexesOfGenericPlan } from '../../../testing/generic-plan.ts';
import { type OrderWorld, openOrderWorld, worldStart } from '../../../testing/order-world.ts';
import { randomOrders } from '../../../testing/random-orders.ts';
import { addResource } from '../resources/resources.service.ts';
import { orderConditions } from './orders.filters.ts';
import { listOrders, pageOfOrders } from './orders.list.ts';
import { type Order, orders } from './orders.table.ts';

let world: OrderWorld;
let rows: Order[];
let accounts: string[];

beforeAll(async () => {
  world = await openOrderWorld();
  const { store } = world;
  accounts = await store.transaction(async (tx) => {
    const ids: string[] = [];
    for (const [index, supplierId] of world.suppliers.entries()) {
      const account = { ...upiAccount, supplierId, name: `A${index}`, vpa: `a${index}@bank` };
      ids.push((await addResource(tx, { ...account, cardNumber: `5010004482${index}` }, worldStart)).id);
    }
    return ids;
  });
  let seed = 20_261_122;
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
  const ofSupplier = new Map(world.suppliers.map((supplier, index) => [supplier, accounts[index]]));
  rows = randomOrders(world, random).map((order) => ({
    ...order,
    resourceId: ofSupplier.get(order.supplierId ?? '') ?? null,
  }));
  await store.db.insert(orders).values(rows);
});
afterAll(() => world.close());

const page = { page: 1, pageSize: 7, sortBy: 'createdAt', sortOrder: 'desc' } as const;
const request = { ...page, withSummary: false, withoutTotal: false };
const everyone: Scope = { kind: 'all' };
const newestFirst = (a: Order, b: Order) =>
  b.createdAt.getTime() - a.createdAt.getTime() || (b.id < a.id ? -1 : 1);
const ordersOf = (account: string | undefined) =>
  rows
    .filter(({ resourceId, status }) => resourceId === account && status !== 10)
    .sort(newestFirst)
    .map(({ id }) => id);
const account = (index: number): string => accounts[index] ?? '';

it('lists the orders of one account, every one once, page by page', async () => {
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const answer = await listOrders(world.store.db, { resourceId: account(0) }, everyone, {
      ...request,
      ...(cursor ? { cursor } : {}),
    });
    expect(answer.total).toBe(ordersOf(account(0)).length);
    seen.push(...answer.list.map(({ id }) => id));
    cursor = answer.nextCursor ?? undefined;
  } while (cursor);
  expect(seen).toEqual(ordersOf(account(0)));
  expect(seen.length).toBeGreaterThan(request.pageSize);
  expect((await listOrders(world.store.db, { resourceId: newId() }, everyone, request)).list).toEqual([]);
});

it('shows a supplier the orders of an account of its own or of its team only', async () => {
  const [leader, second] = world.suppliers;
  const scope: Scope = { kind: 'suppliers', supplierId: leader, supplierIds: [leader, second] };
  const totalOf = async (resourceId: string) =>
    (await listOrders(world.store.db, { resourceId }, scope, request)).total;
  expect(await totalOf(account(1))).toBe(ordersOf(account(1)).length);
  expect(await totalOf(account(3))).toBe(0);
});

it('tells a merchant nothing of accounts', async () => {
  const scope: Scope = { kind: 'merchant', merchantId: world.merchants[0].id };
  const answer = await listOrders(world.store.db, { resourceId: account(0) }, scope, request);
  expect(answer).toMatchObject({ list: [], total: 0 });
});

it('reads the orders of an account by their index', async () => {
  const conditions = orderConditions({ resourceId: account(0) }, everyone);
  const query = pageOfOrders(world.store.db, conditions, request).toSQL();
  expect(await indexesOfGenericPlan(world.store, query)).toContain('orders_resource_newest');
});
