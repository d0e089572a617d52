import { errorCodes } from '@platform/sdk';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { peopleOf } from '../../../testing/people.ts';
import { openStatementDesk, type StatementDesk } from '../../../testing/statement-desk.ts';
import { blackList, blackListHits } from '../../orders/black-list/black-list.table.ts';
import { orderEvents } from '../../orders/orders/orders.table.ts';

let desk: StatementDesk;
let people: ReturnType<typeof peopleOf>;
beforeAll(async () => {
  desk = await openStatementDesk();
  people = peopleOf(desk);
  const terms = { kind: 'name', direction: 'collections', effect: 'refuse', reason: 'Mule' };
  const answer = await people.call('superAdmin', 'blackList/add', { ...terms, values: ['Ramesh Patel'] });
  expect(answer.code).toBe(errorCodes.success);
  await people.call('superAdmin', 'blackList/add', {
    ...terms,
    direction: 'payouts',
    values: ['Only Payouts'],
  });
});
afterAll(() => desk.close());
beforeEach(async () => {
  await desk.forget();
  await desk.clear();
  await desk.store.db.delete(blackListHits);
  await desk.store.db.update(blackList).set({ hits: 0 });
});

let lastUtr = 632_100_000_000;
const newUtr = () => {
  lastUtr += 1;
  return String(lastUtr);
};
const stepsOf = (orderId: string) =>
  desk.store.db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(orderEvents.id);

it('marks the order that a listed name paid, with the reason in its timeline', async () => {
  const order = await desk.place({ amountMinor: 20_000 });
  const result = await desk.credit({ amount: '200.00', utr: newUtr(), payer: 'RAMESH PATEL' });
  expect(result).toMatchObject({ state: 'matched', orderCode: order.orderCode });
  expect(await desk.stored(order.id)).toMatchObject({ mark: 1, receivedMinor: 20_000 });
  const steps = await stepsOf(order.id);
  expect(steps.at(-1)).toMatchObject({
    event: 'mark',
    actorKind: 'system',
    reason: '黑名单 / black list: 姓名 / name',
  });
  expect(await desk.store.db.select().from(blackListHits)).toMatchObject([
    { place: 'statement', outcome: 'marked', orderCode: order.orderCode },
  ]);
});

it.each(['Someone Else', 'Only Payouts'])('leaves the order that %s paid', async (payer) => {
  const order = await desk.place({ amountMinor: 20_000 });
  await desk.credit({ amount: '200.00', utr: newUtr(), payer });
  expect(await desk.stored(order.id)).toMatchObject({ mark: 0, receivedMinor: 20_000 });
  expect(await desk.store.db.select().from(blackListHits)).toEqual([]);
});

it('marks the order that an operator matches to the money of a listed name', async () => {
  const { statementId } = await desk.credit({ amount: '333.00', utr: newUtr(), payer: 'Ramesh Patel' });
  const order = await desk.place({ amountMinor: 33_300 });
  const answer = await people.call('superAdmin', 'statement/matchByHand', {
    statementId,
    orderCode: order.orderCode,
  });
  expect(answer.code).toBe(errorCodes.success);
  expect(await desk.stored(order.id)).toMatchObject({ mark: 1 });
});
