import { inArray, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from '../../../kit/log/log.ts';
import { defaultSettings } from '../../../kit/operation/default-settings.ts';
import { type AllocationWorld, at, openAllocationWorld } from '../../../testing/allocation-world.ts';
import { indexesOfGenericPlan } from '../../../testing/generic-plan.ts';
import { addManyOrders } from '../../../testing/many-orders.ts';
import { orderEvents, orders } from '../orders/orders.table.ts';
import {
  type AllocationParts,
  allocateCreatedOrders,
  expireOrders,
  nextCreated,
  nextExpired,
} from './allocation.jobs.ts';

let world: AllocationWorld;
beforeEach(async () => {
  world = await openAllocationWorld();
});
afterEach(() => world.close());

const told: string[] = [];
const lines: string[] = [];
const parts = (seconds: number): AllocationParts => ({
  store: world.store,
  clock: { now: () => at(seconds) },
  log: createLog('info', { write: (line: string) => void lines.push(line) }),
  settingsReader: () => defaultSettings,
  publish: (events) => void told.push(...events.map(({ id }) => id)),
});
/** Simulates several processes. */
const four = <Result>(run: () => Promise<Result>) => Promise.all([run(), run(), run(), run()]);

test('several processes allocate every order once and time out every order once', async () => {
  for (let index = 0; index < 6; index += 1) await world.account({ concurrencyLimit: 9 });
  const placed = await Promise.all(Array.from({ length: 60 }, (_, index) => world.order(20_000 + index)));
  const ids = placed.map(({ id }) => id);
  told.length = 0;
  await four(() => allocateCreatedOrders(parts(1)));
  const { db } = world.store;
  const after = await db.select().from(orders).where(inArray(orders.id, ids));
  // Six accounts with nine slots each, for sixty orders.
  expect(after.filter(({ status }) => status === 2)).toHaveLength(54);
  expect(after.filter(({ status }) => status === 10)).toHaveLength(6);
  expect(told.toSorted()).toEqual(ids.toSorted());

  expect(await expireOrders(parts(600))).toBe(0);
  const expired = await four(() => expireOrders(parts(601)));
  expect(expired.reduce((sum, count) => sum + count, 0)).toBe(54);
  const steps = await db.select().from(orderEvents).where(inArray(orderEvents.orderId, ids));
  expect(steps).toHaveLength(60 + 60 + 54);
  expect(steps.filter(({ event }) => event === 'expire')).toHaveLength(54);
});

test('an order is allocated by the settings at its allocation, not by earlier ones', async () => {
  await world.account();
  let asked = 0;
  const asking: AllocationParts = {
    ...parts(1),
    settingsReader: (handle) => {
      asked += 1;
      return parts(1).settingsReader(handle);
    },
  };
  await allocateCreatedOrders(asking);
  expect(asked).toBe(0);
  await world.order(20_000);
  await allocateCreatedOrders(asking);
  expect(asked).toBe(1);
});

test('orders of one run are distributed over the accounts as if allocated one by one', async () => {
  const accounts = [
    await world.account({ concurrencyLimit: 2 }),
    await world.account({ dailyLimitMinor: 60_000 }),
  ];
  for (let index = 0; index < 8; index += 1) await world.order(20_000);
  await allocateCreatedOrders(parts(1));
  // An account takes one order per amount; the other orders find no account.
  const [first, second] = await Promise.all(accounts.map((id) => world.load(id)));
  expect([first?.processingCount, second?.processingCount]).toEqual([1, 1]);
  for (let index = 1; index < 8; index += 1) await world.order(20_000 + index);
  await allocateCreatedOrders(parts(2));
  const [two, three] = await Promise.all(accounts.map((id) => world.load(id)));
  expect(two?.processingCount).toBe(2);
  expect(three?.processingCount).toBe(2);
  expect(three?.reservedMinor).toBeLessThanOrEqual(60_000);
});

test('an order that cannot be allocated does not delay others and is logged', async () => {
  await world.account();
  const broken = await world.order(20_000);
  const fine = await world.order(30_000);
  // A constraint that makes the database refuse only this order.
  await world.store.db.execute(
    'alter table allocation_attempts add constraint broken check (amount_minor <> 20000)',
  );
  try {
    await allocateCreatedOrders(parts(1));
  } finally {
    await world.store.db.execute('alter table allocation_attempts drop constraint broken');
  }
  expect((await world.stored(broken.id)).status).toBe(1);
  expect((await world.stored(fine.id)).status).toBe(2);
  expect(lines.join()).toContain(broken.id);
});

test('live orders are found by their partial indexes, also with a generic plan', async () => {
  const { store } = world;
  // Without rows all indexes cost the same. Most orders have timed out, a few are new or wait for the payer.
  await world.order(20_000);
  await addManyOrders(store, 5_000);
  await store.db.execute(sql`update orders set status = case right(order_code, 2) when '00' then 1 when '50' then 2
    else 3 end where order_code like 'X%'`);
  await store.db.execute(sql`analyze orders`);
  const planOf = (of: typeof nextCreated | typeof nextExpired) =>
    indexesOfGenericPlan(store, of(store.db).getQuery());
  // The second index starts with the status and contains no successfully completed orders either.
  expect([['orders_to_allocate'], ['orders_unsettled']]).toContainEqual(await planOf(nextCreated));
  expect(await planOf(nextExpired)).toEqual(['orders_to_expire']);
});
