import { orderStatusIds } from '@platform/sdk/rules';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openStatementDesk, type StatementDesk } from '../../../testing/statement-desk.ts';
import { allocationAttempts } from '../../orders/allocation/allocation.table.ts';
import { type Order, orders } from '../../orders/orders/orders.table.ts';
import { resources } from '../../orders/resources/resources.table.ts';

const { allocated, callbackFailed, timedOut } = orderStatusIds;
const expirySeconds = 600;
const graceSeconds = 300;

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
let lastUtr = 432_100_000_000;
const newUtr = () => {
  lastUtr += 1;
  return String(lastUtr);
};

/** Sends an operator's action on an order. */
async function act(path: string, { orderCode }: Order, more: object = {}): Promise<void> {
  const token = await desk.signIn('superAdmin');
  const session = { token, token2: await desk.signInSecondLevel(token) };
  expect(await desk.post(path, { orderCode, ...more }, session)).toMatchObject({ code: 200 });
}

describe('money in', () => {
  test('completes the only order that waits for exactly this amount on the account', async () => {
    const order = await desk.place({ amountMinor: 20_000 });
    const other = await desk.place({ amountMinor: 20_100 });
    const utr = newUtr();
    const result = await desk.credit({ amount: '200.00', utr, payer: 'A PAYER', balance: '1,200.50' });
    expect(result).toMatchObject({ outcome: 'stored', state: 'matched', orderCode: order.orderCode });
    expect(await desk.stored(order.id)).toMatchObject({
      status: callbackFailed,
      callbackAttempts: 0,
      receivedMinor: 20_000,
      utr,
      validateUserName: 'A PAYER',
      feeMinor: 200,
    });
    expect(await desk.statement(result.statementId)).toMatchObject({
      state: 'matched',
      match: 'automatic',
      orderId: order.id,
      resourceId: desk.own,
      direction: 'in',
      amountMinor: 20_000,
      currency: 'INR',
      utr,
      balanceMinor: 120_050,
      payerName: 'A PAYER',
      accountTail: '4821',
    });
    expect(await statusOf(other)).toBe(allocated);
  });

  test('is unmatched when no order waits for it', async () => {
    const order = await desk.place({ amountMinor: 20_000 });
    const result = await desk.credit({ amount: '200.01', utr: newUtr() });
    expect(result).toMatchObject({ state: 'unmatched', orderCode: null });
    expect(await statusOf(order)).toBe(allocated);
  });

  test('going out of the account is ignored', async () => {
    const order = await desk.place();
    const result = await desk.credit({ amount: '200', direction: 'debited' });
    expect(result.state).toBe('ignored');
    expect(await statusOf(order)).toBe(allocated);
  });

  test('from a sender without a template is not read', async () => {
    await desk.place();
    const [result] = await desk.report([desk.sms('Rs.200 credited to a/c XX4821', '+911234567890')]);
    expect(result?.state).toBe('unparsed');
  });

  test('on an account that the device does not watch completes nothing', async () => {
    const stranger = await desk.addDevice('phone-stranger', 'sms', []);
    const order = await desk.place();
    expect((await desk.credit({ amount: '200' }, stranger)).state).toBe('unmatched');
    expect(await statusOf(order)).toBe(allocated);
    // The account number in the text belongs to none of the device's accounts.
    expect((await desk.credit({ amount: '200', tail: '0000' })).state).toBe('unmatched');
  });
});

describe('late money', () => {
  test('within MessageDelay completes its timed-out order', async () => {
    const order = await desk.place();
    await desk.pass(expirySeconds + 1);
    expect(await statusOf(order)).toBe(timedOut);
    await desk.pass(graceSeconds - 2);
    expect(await desk.credit({ amount: '200' })).toMatchObject({
      state: 'matched',
      orderCode: order.orderCode,
    });
    expect(await statusOf(order)).toBe(callbackFailed);
  });

  test('after MessageDelay is suspicious, with the likely order', async () => {
    const order = await desk.place();
    await desk.pass(expirySeconds + graceSeconds + 1);
    const result = await desk.credit({ amount: '200' });
    expect(result).toMatchObject({ state: 'suspicious', orderCode: null });
    expect(await desk.statement(result.statementId)).toMatchObject({ suspicion: 'late', orderId: order.id });
    expect(await statusOf(order)).toBe(timedOut);
  });

  test('follows a change of MessageDelay at once, in both directions', async () => {
    try {
      const [first, second] = [
        await desk.place({ amountMinor: 20_000 }),
        await desk.place({ amountMinor: 20_100 }),
      ];
      await desk.pass(expirySeconds + 60);
      await desk.set('MessageDelay', 30);
      expect((await desk.credit({ amount: '200' })).state).toBe('suspicious');
      await desk.set('MessageDelay', 900);
      await desk.pass(600);
      expect((await desk.credit({ amount: '201' })).state).toBe('matched');
      expect([await statusOf(first), await statusOf(second)]).toEqual([timedOut, callbackFailed]);
    } finally {
      await desk.set('MessageDelay', graceSeconds);
    }
  });

  test('is suspicious when both its order and a new one are possible', async () => {
    try {
      await desk.set('MessageDelay', 0);
      const first = await desk.place();
      await desk.pass(expirySeconds + 1);
      const second = await desk.place();
      await desk.set('MessageDelay', graceSeconds);
      const result = await desk.credit({ amount: '200' });
      expect(result.state).toBe('suspicious');
      expect((await desk.statement(result.statementId)).suspicion).toBe('severalCandidates');
      expect([await statusOf(first), await statusOf(second)]).toEqual([timedOut, allocated]);
    } finally {
      await desk.set('MessageDelay', graceSeconds);
    }
  });

  test('of an order that an operator freed is suspicious', async () => {
    const order = await desk.place({ amountMinor: 20_000 });
    await act('/v1.0/order/freeResource', order);
    const { statementId } = await desk.credit({ amount: '200.00', utr: newUtr() });
    const found = { state: 'suspicious', suspicion: 'late', orderId: order.id };
    expect(await desk.statement(statementId)).toMatchObject(found);
    expect(await statusOf(order)).toBe(timedOut);
  });

  test('of an order whose supplier’s side was settled when it was freed belongs to nothing', async () => {
    const order = await desk.place({ amountMinor: 20_000 });
    await act('/v1.0/order/freeResource', order, { isOffsetReplenishmentOrder: true });
    expect(await desk.credit({ amount: '200.00', utr: newUtr() })).toMatchObject({ state: 'unmatched' });
    expect(await statusOf(order)).toBe(timedOut);
  });

  test('of a reversed order does not complete it again', async () => {
    const order = await desk.place({ amountMinor: 20_000 });
    const utr = newUtr();
    expect(await desk.credit({ amount: '200.00', utr })).toMatchObject({ state: 'matched' });
    await act('/v1.0/order/reverseOrder', order);
    expect(await desk.credit({ amount: '200.00', utr: newUtr() })).toMatchObject({ state: 'unmatched' });
    expect(await statusOf(order)).toBe(timedOut);
  });

  test('on the account of an earlier attempt does not complete an order that waits on another account', async () => {
    const order = await desk.place({ amountMinor: 20_000 });
    await desk.pass(expirySeconds + 1);
    const expiresAt = new Date(desk.clock.now().getTime() + expirySeconds * 1_000);
    const elsewhere = { attempt: 2, status: allocated, resourceId: desk.foreign, expiresAt };
    await desk.store.db.update(orders).set(elsewhere).where(eq(orders.id, order.id));
    expect(await desk.credit({ amount: '200.00', utr: newUtr() })).toMatchObject({ state: 'unmatched' });
    expect(await statusOf(order)).toBe(allocated);
  });

  test('that a phone reports hours later is not matched to a new order', async () => {
    const sentAt = new Date(desk.clock.now().getTime() - 7_200_000).toISOString();
    const order = await desk.place();
    const body = 'Rs.200 credited to a/c XX4821';
    const [result] = await desk.report([{ sms: { sender: 'VM-DESKBK', body, receivedAt: sentAt } }]);
    expect(result?.state).toBe('suspicious');
    expect(await statusOf(order)).toBe(allocated);
  });
});

describe('a reference', () => {
  test('that has completed an order is suspicious, whatever its source', async () => {
    const utr = newUtr();
    const order = await desk.place();
    await desk.store.db.update(orders).set({ utr, status: 4 }).where(eq(orders.id, order.id));
    await desk.store.db.delete(allocationAttempts);
    const waiting = await desk.place();
    const result = await desk.credit({ amount: '200', utr });
    expect(await desk.statement(result.statementId)).toMatchObject({
      state: 'suspicious',
      suspicion: 'utrConsumed',
      orderId: order.id,
    });
    expect(await statusOf(waiting)).toBe(allocated);
  });

  test('of a waiting order decides before the amount', async () => {
    const utr = newUtr();
    const [meant, same] = [
      await desk.place({ amountMinor: 20_000 }),
      await desk.place({ amountMinor: 30_000 }),
    ];
    await desk.store.db.update(orders).set({ utr }).where(eq(orders.id, meant.id));
    const wrong = await desk.credit({ amount: '300', utr });
    expect(await desk.statement(wrong.statementId)).toMatchObject({
      state: 'suspicious',
      suspicion: 'amountMismatch',
      orderId: meant.id,
    });
    expect([await statusOf(meant), await statusOf(same)]).toEqual([allocated, allocated]);
  });

  test('selects one of several accounts; without a reference none is chosen', async () => {
    const { db } = desk.store;
    await db.update(resources).set({ monitorId: 'phone-07' }).where(eq(resources.id, desk.foreign));
    try {
      await desk.set('AllowOneMonitorAccountMoreUser', true);
      const order = await desk.place();
      const unclear = await desk.credit({ amount: '200' });
      expect((await desk.statement(unclear.statementId)).suspicion).toBe('accountUnclear');
      const utr = newUtr();
      await db.update(orders).set({ utr }).where(eq(orders.id, order.id));
      const clear = await desk.credit({ amount: '200', utr });
      expect(clear).toMatchObject({ state: 'matched', orderCode: order.orderCode });
      expect((await desk.statement(clear.statementId)).resourceId).toBe(desk.own);
    } finally {
      await desk.set('AllowOneMonitorAccountMoreUser', false);
      await db.update(resources).set({ monitorId: null }).where(eq(resources.id, desk.foreign));
    }
  });

  test('that is invalid on every rail is kept with the record, but not with the order', async () => {
    const order = await desk.place();
    const result = await desk.credit({ amount: '200', utr: 'ABC1234' });
    expect(result.state).toBe('matched');
    expect((await desk.statement(result.statementId)).utr).toBe('ABC1234');
    expect((await desk.stored(order.id))?.utr).toBeNull();
  });
});

describe('AllowOneMonitorAccountMoreUser', () => {
  test('off: a device’s messages count only for its owner’s accounts', async () => {
    const { db } = desk.store;
    await db
      .update(resources)
      .set({ monitorId: 'phone-07', cardNumber: '99990000' })
      .where(eq(resources.id, desk.foreign));
    try {
      const report = async () =>
        (await desk.statement((await desk.credit({ amount: '777', tail: '0000' })).statementId)).resourceId;
      expect(await report()).toBeNull();
      await desk.set('AllowOneMonitorAccountMoreUser', true);
      expect(await report()).toBe(desk.foreign);
    } finally {
      await desk.set('AllowOneMonitorAccountMoreUser', false);
      await db
        .update(resources)
        .set({ monitorId: null, cardNumber: '50100044821' })
        .where(eq(resources.id, desk.foreign));
    }
  });
});

describe('NeedNameCheck', () => {
  test('on: only money from the order’s payer completes it', async () => {
    await desk.set('NeedNameCheck', true);
    try {
      const order = await desk.place({ userName: 'Ravi Kumar' });
      for (const payer of ['SOMEBODY ELSE', undefined]) {
        const result = await desk.credit({ amount: '200', ...(payer === undefined ? {} : { payer }) });
        expect(await desk.statement(result.statementId)).toMatchObject({
          state: 'suspicious',
          suspicion: 'nameMismatch',
          orderId: order.id,
        });
      }
      expect(await statusOf(order)).toBe(allocated);
      const right = await desk.credit({ amount: '200', payer: 'MR KUMAR  RAVI' });
      expect(right).toMatchObject({ state: 'matched', orderCode: order.orderCode });
    } finally {
      await desk.set('NeedNameCheck', false);
    }
  });

  test('on: money for an order without a payer name is suspicious', async () => {
    await desk.set('NeedNameCheck', true);
    try {
      const order = await desk.place();
      for (const payer of ['RAVI KUMAR', undefined]) {
        const { statementId } = await desk.credit({
          amount: '200',
          ...(payer === undefined ? {} : { payer }),
        });
        expect((await desk.statement(statementId)).suspicion).toBe('nameMismatch');
      }
      expect(await statusOf(order)).toBe(allocated);
    } finally {
      await desk.set('NeedNameCheck', false);
    }
  });

  test('off: names do not matter', async () => {
    const order = await desk.place({ userName: 'Ravi Kumar' });
    expect(await desk.credit({ amount: '200', payer: 'SOMEBODY ELSE' })).toMatchObject({
      state: 'matched',
      orderCode: order.orderCode,
    });
  });
});
