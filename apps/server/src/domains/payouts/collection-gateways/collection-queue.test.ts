import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CollectionDesk, openCollectionDesk } from '../../../testing/collection-desk.ts';
import { indexesOfGenericPlan } from '../../../testing/generic-plan.ts';
import { addManyOrders } from '../../../testing/many-orders.ts';
import { gatewaysToRun, gatewaysWithCollections } from './collection-queue.ts';

let desk: CollectionDesk;
beforeAll(async () => {
  desk = await openCollectionDesk();
});
afterAll(() => desk.close());

test('a gateway is found while an order waits for its link, among live orders only', async () => {
  const { store } = desk;
  const order = await desk.onGateway();
  const now = desk.clock.now();
  const [gatewayId] = await gatewaysWithCollections(store.db, now);
  expect(gatewayId).toBeDefined();

  // Orders that the account had before. Asked after every step of an order, the query must not read them.
  await addManyOrders(store, 5_000);
  await store.db.execute(sql`update orders set status = 3 where order_code like 'X%'`);
  await store.db.execute(sql`analyze orders`);
  const indexes = await indexesOfGenericPlan(store, gatewaysToRun(store.db).getQuery());
  expect(indexes).toContain('orders_to_expire');
  expect(indexes).not.toContain('orders_resource_newest');

  expect(await gatewaysWithCollections(store.db, now)).toEqual([gatewayId]);
  expect(await gatewaysWithCollections(store.db, order.expiresAt ?? now)).toEqual([]);
});
