import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DecisionDesk, openDecisionDesk } from '../../../testing/decision-desk.ts';
import { type Order, orderEvents, orders } from '../../orders/orders/orders.table.ts';
import { checkCompletedOrders } from './completion-checks.jobs.ts';

const minuteMs = 60_000;
let desk: DecisionDesk;
beforeAll(async () => {
  desk = await openDecisionDesk();
  await check();
});
afterAll(() => desk.close());

const check = () =>
  checkCompletedOrders({
    store: desk.store,
    clock: desk.clock,
    settings: desk.settings.reader(desk.store.db),
    publish: () => undefined,
  });
const completed = async (): Promise<Order> => {
  const order = await desk.paying();
  await desk.pay(order, desk.as.admin, { utr: desk.newUtr() });
  expect(await desk.stored(order.id)).toMatchObject({ payoutStatus: 4 });
  return order;
};

test('a completed payout is checked against the ledger after CompleteCheckOrderTime', async () => {
  const [exact, changed] = [await completed(), await completed()];
  const { db } = desk.store;
  await db.update(orders).set({ amountMinor: 1 }).where(eq(orders.id, changed.id));
  desk.clock.advance(29 * minuteMs);
  expect(await check()).toBe(0);
  desk.clock.advance(2 * minuteMs);
  expect(await check()).toBe(2);
  expect((await desk.stored(exact.id)).mark).toBe(0);
  expect((await desk.stored(changed.id)).mark).toBe(1);
  const steps = await db.select().from(orderEvents).where(eq(orderEvents.orderId, changed.id));
  expect(steps.find(({ event }) => event === 'mark')?.reason).toBe('ledgerDiffers');
});
