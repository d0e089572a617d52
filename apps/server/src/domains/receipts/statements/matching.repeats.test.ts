import { orderStatusIds } from '@platform/sdk/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openStatementDesk, type StatementDesk } from '../../../testing/statement-desk.ts';
import type { Order } from '../../orders/orders/orders.table.ts';

const { allocated, callbackFailed } = orderStatusIds;

let desk: StatementDesk;
beforeAll(async () => {
  desk = await openStatementDesk();
});
afterAll(() => desk.close());
beforeEach(async () => {
  await desk.forget();
  await desk.clear();
});

const statusOf = async ({ id }: Order) => (await desk.stored(id))?.status;
let lastUtr = 632_100_000_000;
const newUtr = () => String(++lastUtr);

describe('money in', () => {
  test('reported again, or by a second message with its reference, is paid once', async () => {
    const order = await desk.place();
    const utr = newUtr();
    await desk.credit({ amount: '200', utr });
    const next = await desk.place();
    const second = await desk.credit({ amount: '200', utr, balance: '9,000' });
    expect(second).toMatchObject({ outcome: 'stored', state: 'ignored', orderCode: null });
    expect((await desk.statement(second.statementId)).duplicateOf).not.toBeNull();
    expect([await statusOf(order), await statusOf(next)]).toEqual([callbackFailed, allocated]);
  });

  test('with a used reference but another amount is suspicious', async () => {
    const [paid, open] = [await desk.place(), await desk.place({ amountMinor: 30_000 })];
    const utr = newUtr();
    await desk.credit({ amount: '200', utr });
    const more = await desk.credit({ amount: '300', utr });
    expect(more).toMatchObject({ state: 'suspicious', orderCode: null });
    expect(await desk.statement(more.statementId)).toMatchObject({ suspicion: 'utrConsumed' });
    expect([await statusOf(paid), await statusOf(open)]).toEqual([callbackFailed, allocated]);

    const unmatched = newUtr();
    await desk.credit({ amount: '400', utr: unmatched });
    const other = await desk.credit({ amount: '300', utr: unmatched });
    expect(await desk.statement(other.statementId)).toMatchObject({
      state: 'suspicious',
      suspicion: 'amountMismatch',
    });
    expect(await statusOf(open)).toBe(allocated);
  });

  test('that came twice with two references pays one order once', async () => {
    const order = await desk.place();
    await desk.credit({ amount: '200', utr: newUtr() });
    expect(await desk.credit({ amount: '200', utr: newUtr() })).toMatchObject({ state: 'unmatched' });
    expect((await desk.stored(order.id))?.receivedMinor).toBe(20_000);
  });
});
