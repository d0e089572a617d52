import { orderStatusIds } from '@platform/sdk/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openStatementDesk, type StatementDesk } from '../../../testing/statement-desk.ts';
import type { Order } from '../../orders/orders/orders.table.ts';

const { allocated } = orderStatusIds;

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

describe('a transfer of USDT', () => {
  const report = async (record: ReturnType<StatementDesk['transfer']>) => {
    const [result] = await desk.report([record], desk.watcher);
    if (!result) throw new Error('no result');
    return result;
  };
  const order = () => desk.place({ productId: 3015, amountMinor: 1_000_000 });

  test('completes the order that waits for exactly this amount on the address', async () => {
    const placed = await order();
    const result = await report(desk.transfer({ amount: placed.payAmountMinor ?? 0 }));
    expect(result).toMatchObject({ state: 'matched', orderCode: placed.orderCode });
    expect((await desk.stored(placed.id))?.utr).toBe((await desk.statement(result.statementId)).txid);
  });

  test('waits for its confirmations, and completes its order when it is reported again', async () => {
    const placed = await order();
    const transfer = desk.transfer({ amount: placed.payAmountMinor ?? 0, confirmations: 3 });
    const first = await report(transfer);
    expect(first).toMatchObject({ outcome: 'stored', state: 'unmatched' });
    expect(await report(transfer)).toMatchObject({ outcome: 'duplicate', state: 'unmatched' });
    const confirmed = { usdt: { ...transfer.usdt, confirmations: 19 } } as typeof transfer;
    expect(await report(confirmed)).toEqual({
      ...first,
      outcome: 'duplicate',
      state: 'matched',
      orderCode: placed.orderCode,
    });
    expect(await report(confirmed)).toMatchObject({ outcome: 'duplicate', state: 'matched' });
  });

  test.each<[string, Parameters<StatementDesk['transfer']>[0], string]>([
    [
      'of another contract that calls itself USDT',
      { contract: 'TFAKEFAKEFAKEFAKEFAKEFAKEFAKEFAKEFA' },
      'ignored',
    ],
    [
      'of a contract that differs in the size of its letters',
      { contract: 'TR7NHQJEKQXGTCI8Q8ZY4PL8OTSZGJLJ6T' },
      'ignored',
    ],
    ['that failed', { success: false }, 'ignored'],
    ['on a chain that the platform does not know', { network: 'SOL' }, 'unmatched'],
    [
      'to an address that the device does not watch',
      { to: 'TANOTHERANOTHERANOTHERANOTHERANOTHE' },
      'unmatched',
    ],
    ['of a millionth less', { amount: 999_999 }, 'unmatched'],
    ['with too few confirmations', { confirmations: 18 }, 'unmatched'],
  ])('%s completes nothing', async (_what, changes, state) => {
    const placed = await order();
    const result = await report(desk.transfer({ amount: placed.payAmountMinor ?? 0, ...changes }));
    expect(result.state).toBe(state);
    expect(await statusOf(placed)).toBe(allocated);
  });

  test('is distinct from others of its transaction, and each completes its own order', async () => {
    const [one, other] = [await order(), await order()];
    const first = desk.transfer({ amount: one.payAmountMinor ?? 0, logIndex: 0 });
    const second = {
      usdt: { ...first.usdt, amount: other.payAmountMinor ?? 0, logIndex: 1 },
    } as typeof first;
    expect(await report(first)).toMatchObject({ state: 'matched', orderCode: one.orderCode });
    expect(await report(second)).toMatchObject({
      outcome: 'stored',
      state: 'matched',
      orderCode: other.orderCode,
    });
    expect(await report(second)).toMatchObject({ outcome: 'duplicate', orderCode: other.orderCode });
    // Only the first order keeps the hash. The statement records link each transfer to its order.
    expect((await desk.stored(other.id))?.utr).toBeNull();
  });

  test('is suspicious after an operator completed an order with it, whichever device reports it', async () => {
    const stranger = await desk.addDevice('tron-elsewhere', 'chain', []);
    const [one, other] = [await order(), await order()];
    const transfer = desk.transfer({ amount: other.payAmountMinor ?? 0 });
    const [known] = await desk.report([transfer], stranger);
    const token = await desk.signIn('superAdmin');
    const session = { token, token2: await desk.signInSecondLevel(token) };
    const byHand = { statementId: known?.statementId, orderCode: one.orderCode, reason: 'the payer’s word' };
    expect(await desk.post('/v1.0/statement/matchByHand', byHand, session)).toMatchObject({ code: 200 });
    expect(await report(transfer)).toMatchObject({ state: 'suspicious' });
    expect(await statusOf(other)).toBe(allocated);
  });

  test('waits for an operator while UsdtAuto is off', async () => {
    await desk.set('UsdtAuto', false);
    const placed = await order();
    const transfer = desk.transfer({ amount: placed.payAmountMinor ?? 0 });
    try {
      expect(await report(transfer)).toMatchObject({ state: 'unmatched' });
      expect(await statusOf(placed)).toBe(allocated);
    } finally {
      await desk.set('UsdtAuto', true);
    }
    const next = await order();
    expect(await report(desk.transfer({ amount: next.payAmountMinor ?? 0 }))).toMatchObject({
      state: 'matched',
    });
  });

  test('reported first by a device that does not watch the address does not block the true report', async () => {
    const stranger = await desk.addDevice('tron-stranger', 'chain', []);
    const placed = await order();
    const transfer = desk.transfer({ amount: placed.payAmountMinor ?? 0 });
    expect((await desk.report([transfer], stranger))[0]).toMatchObject({ state: 'unmatched' });
    expect(await report(transfer)).toMatchObject({ state: 'matched', orderCode: placed.orderCode });
  });
});
