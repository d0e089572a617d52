import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openStatementDesk, type StatementDesk } from '../../../testing/statement-desk.ts';
import { advance } from '../../orders/orders/orders.service.ts';
import { type Order, orderEvents } from '../../orders/orders/orders.table.ts';
import { statements } from '../statements/statements.table.ts';
import { checkCompletedOrders } from './completion-checks.jobs.ts';

const minutes = 60;
let desk: StatementDesk;
let number = 632_100_000_000;
beforeAll(async () => {
  desk = await openStatementDesk();
  await check();
});
afterAll(() => desk.close());
beforeEach(async () => {
  await desk.set('CompleteCheckOrderTime', 30);
  // Check the orders that the previous test has left.
  await desk.pass(60 * minutes);
  await check();
});

const check = () => checkCompletedOrders({ ...desk.parts, settings: desk.settings.reader(desk.store.db) });
const supplement = (order: Order, utr: string, offset = false) =>
  desk.store.transaction((tx) =>
    advance(tx, order.id, 'supplement', {
      now: desk.clock.now(),
      context: { as: 'admin', offset },
      payment: { receivedMinor: order.payAmountMinor ?? 0, utr },
    }),
  );
const markOf = async ({ id }: Order) => (await desk.stored(id))?.mark;
const reasonOf = async ({ id }: Order) => {
  const steps = await desk.store.db.select().from(orderEvents).where(eq(orderEvents.orderId, id));
  return steps.find(({ event }) => event === 'mark')?.reason;
};

test('an order with a matching message is not labelled', async () => {
  const order = await desk.place({ amountMinor: 31_000 });
  await desk.credit({ amount: '310.00', utr: String(++number) });
  await desk.pass(30 * minutes);
  expect(await check()).toBe(1);
  expect(await markOf(order)).toBe(0);
  expect(await check()).toBe(0);
});

test('an order completed by hand without a message becomes suspicious after CompleteCheckOrderTime', async () => {
  const order = await desk.place({ amountMinor: 32_000 });
  await supplement(order, String(++number));
  await desk.pass(29 * minutes);
  expect(await check()).toBe(0);
  expect(await markOf(order)).toBe(0);
  await desk.set('CompleteCheckOrderTime', 5);
  expect(await Promise.all([check(), check()])).toContain(1);
  expect(await markOf(order)).toBe(1);
  expect(await reasonOf(order)).toBe('statementMissing');
});

test('an order completed by hand before its message came is not labelled', async () => {
  const order = await desk.place({ amountMinor: 33_000 });
  const utr = String(++number);
  await supplement(order, utr);
  expect((await desk.credit({ amount: '330.00', utr })).state).toBe('suspicious');
  await desk.pass(30 * minutes);
  await check();
  expect(await markOf(order)).toBe(0);
});

test('an order whose message now has another amount becomes suspicious, unless a user has labelled it', async () => {
  const order = await desk.place({ amountMinor: 34_000 });
  const labelled = await desk.place({ amountMinor: 35_000 });
  await desk.credit({ amount: '340.00', utr: String(++number) });
  await desk.credit({ amount: '350.00', utr: String(++number) });
  await desk.store.db.update(statements).set({ amountMinor: 1 });
  const token = await desk.signIn('admin');
  const body = { id: labelled.id, orderMark: 2 };
  await desk.post('/v1.0/order/updateOrderMark', body, { token });
  await desk.pass(30 * minutes);
  await check();
  expect([await markOf(order), await reasonOf(order)]).toEqual([1, 'statementDiffers']);
  expect(await markOf(labelled)).toBe(2);
});

test('an offset is checked only against the ledger', async () => {
  const order = await desk.place({ amountMinor: 37_000 });
  await supplement(order, String(++number), true);
  await desk.pass(30 * minutes);
  expect(await check()).toBe(1);
  expect(await markOf(order)).toBe(0);
});

test('money on an account without a device is checked only against the ledger', async () => {
  await desk.addDevice(`elsewhere-${number}`, 'sms', []);
  const order = await desk.place({ amountMinor: 36_000 });
  await desk.store.db.execute('update resources set monitor_id = null');
  await supplement(order, String(++number));
  await desk.pass(30 * minutes);
  await check();
  expect(await markOf(order)).toBe(0);
});
