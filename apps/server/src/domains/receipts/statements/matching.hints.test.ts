import { errorCodes } from '@platform/sdk';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openStatementDesk, type StatementDesk } from '../../../testing/statement-desk.ts';
import type { CashierOrder } from '../../orders/cashier/cashier.types.ts';
import { payTokenOf } from '../../orders/cashier/pay-links.service.ts';
import { payerHints } from '../../orders/cashier/payer-hints.table.ts';
import { type Order, orders } from '../../orders/orders/orders.table.ts';
import { resources } from '../../orders/resources/resources.table.ts';

let desk: StatementDesk;
beforeAll(async () => {
  desk = await openStatementDesk();
});
afterAll(() => desk.close());
beforeEach(async () => {
  await desk.forget();
  await desk.store.db.delete(payerHints);
  await desk.clear();
});

let lastUtr = 732_100_000_000;
const newUtr = () => String(++lastUtr);
const tell = (order: Order, word: object) =>
  desk.post<CashierOrder>('/v1.0/cashier/tell', {
    token: payTokenOf(desk.dependencies.secrets, order.id),
    ...word,
  });
const isPaid = async ({ id }: Order) => (await desk.stored(id))?.status === 5;

/** Two orders that the same money may be for: late money for the first may still come while the second waits. */
const twoOfOneAmount = async (): Promise<[Order, Order]> => {
  await desk.set('MessageDelay', 0);
  const first = await desk.place({ amountMinor: 20_000 });
  await desk.pass(601);
  const second = await desk.place({ amountMinor: 20_000 });
  await desk.set('MessageDelay', 300);
  return [first, second];
};

describe('what a payer writes to the transfer', () => {
  const identified = async (order: Order, identifyCode: string) => {
    await desk.store.db.update(orders).set({ identifyCode }).where(eq(orders.id, order.id));
  };

  test('decides between orders by the code that it quotes, and becomes the order’s description', async () => {
    const [first, second] = await twoOfOneAmount();
    await identified(first, '4711');
    await identified(second, '4712');
    const credit = (remark: string) => desk.credit({ amount: '200.00', utr: newUtr(), remark });
    expect((await credit('order 14712')).state).toBe('suspicious');
    expect(await credit('for 4712')).toMatchObject({ state: 'matched', orderCode: second.orderCode });
    expect(await desk.stored(second.id)).toMatchObject({ status: 5, description: 'for 4712' });
    expect(await isPaid(first)).toBe(false);
  });
});

describe('a payer’s hint', () => {
  test('completes nothing without money, and does not redirect certain money', async () => {
    const [said, meant] = [
      await desk.place({ amountMinor: 20_000 }),
      await desk.place({ amountMinor: 20_100 }),
    ];
    const utr = newUtr();
    expect((await tell(said, { reference: utr })).data).toMatchObject({ said: { reference: utr } });
    expect(await isPaid(said)).toBe(false);
    expect(await desk.credit({ amount: '201.00', utr })).toMatchObject({
      state: 'matched',
      orderCode: meant.orderCode,
    });
    expect(await isPaid(said)).toBe(false);
  });

  test('decides between orders that the same money may be for, even if it is late for one of them', async () => {
    const [first, second] = await twoOfOneAmount();
    const utr = newUtr();
    await tell(first, { reference: utr });
    expect((await desk.credit({ amount: '200.00', utr: newUtr() })).state).toBe('suspicious');
    expect(await desk.credit({ amount: '200.00', utr })).toMatchObject({
      state: 'matched',
      orderCode: first.orderCode,
    });
    expect([await isPaid(first), await isPaid(second)]).toEqual([true, false]);
  });

  test('with a reference takes precedence over a name, which does not decide when the reference differs', async () => {
    const [first, second] = await twoOfOneAmount();
    const said = { times: 1, saidAt: desk.clock.now(), ip: '198.51.100.1' };
    await desk.store.db.insert(payerHints).values([
      { ...said, orderId: first.id, reference: newUtr(), payerName: 'Wang Fang' },
      { ...said, orderId: second.id, payerName: 'Li Na' },
    ]);
    const credit = (payer: string) => desk.credit({ amount: '200.00', utr: newUtr(), payer });
    expect((await credit('WANG FANG')).state).toBe('suspicious');
    expect(await credit('LI NA')).toMatchObject({ state: 'matched', orderCode: second.orderCode });
  });

  test('decides nothing when two hints are the same', async () => {
    const orders = await twoOfOneAmount();
    const utr = newUtr();
    for (const order of orders) await tell(order, { reference: utr });
    expect((await desk.credit({ amount: '200.00', utr })).state).toBe('suspicious');
  });

  test('names the likely order to an operator when no order waits for the amount', async () => {
    const order = await desk.place({ amountMinor: 20_000 });
    const utr = newUtr();
    await tell(order, { reference: utr });
    const { statementId } = await desk.credit({ amount: '199.00', utr });
    expect(await desk.statement(statementId)).toMatchObject({
      state: 'suspicious',
      suspicion: 'amountMismatch',
      orderId: order.id,
    });
    expect(await isPaid(order)).toBe(false);
  });

  test('is validated by the kind of the account, and accepted only while money may come', async () => {
    const order = await desk.place();
    for (const reference of ['1234567', 'ABCDEFGHIJKL', '4321098765430'])
      expect((await tell(order, { reference })).code).toBe(errorCodes.payerReferenceInvalid);
    expect((await tell(order, { payerName: 'A PAYER' })).code).toBe(errorCodes.payerWordNotTaken);
    expect((await tell(order, {})).code).toBe(errorCodes.validationFailed);
    expect((await tell(order, { reference: `  ${newUtr()} ` })).code).toBe(errorCodes.success);
    const paid = await desk.place({ amountMinor: 20_100 });
    await desk.credit({ amount: '201.00', utr: newUtr() });
    expect((await tell(paid, { reference: newUtr() })).code).toBe(errorCodes.payerWordNotTaken);
    expect((await tell({ ...order, id: desk.ids.admin }, { reference: newUtr() })).code).toBe(
      errorCodes.payLinkInvalid,
    );
  });

  test('can be corrected, but not guessed by many tries', async () => {
    const order = await desk.place();
    const say = () => tell(order, { reference: newUtr() });
    expect((await say()).code).toBe(errorCodes.success);
    expect(await say()).toMatchObject({ status: 429, code: errorCodes.tooManyRequests });
    const answers = [];
    for (let time = 0; time < 10; time += 1) {
      desk.clock.advance(3_000);
      answers.push((await say()).code);
    }
    expect(answers).toEqual([...Array(9).fill(errorCodes.success), errorCodes.payerWordNotTaken]);
    expect(await desk.store.db.$count(payerHints)).toBe(1);
  });
});

describe('AlipayToAlipayByHandSubmitName', () => {
  test('a wallet’s payer is asked for a name, and money from that name completes the order when names are checked', async () => {
    const { db } = desk.store;
    const order = await desk.place({ amountMinor: 20_000 });
    const asks = async () =>
      (
        await desk.get<CashierOrder>(
          `/v1.0/cashier/getOrder?token=${payTokenOf(desk.dependencies.secrets, order.id)}`,
        )
      ).data.asks;
    const asWallet = (kind: 'wallet' | 'upi', currency: 'CNY' | 'INR') =>
      desk.store.transaction(async (tx) => {
        await tx.update(resources).set({ kind }).where(eq(resources.id, desk.own));
        await tx.execute(`update orders set currency = '${currency}' where id = '${order.id}'`);
      });
    await asWallet('wallet', 'CNY');
    expect(await asks()).toEqual([]);
    expect((await tell(order, { payerName: 'Wang Fang' })).code).toBe(errorCodes.payerWordNotTaken);
    await desk.set('AlipayToAlipayByHandSubmitName', true);
    expect(await asks()).toEqual(['payerName']);
    expect((await tell(order, { payerName: ' Wang Fang ' })).data.said.payerName).toBe('Wang Fang');
    await asWallet('upi', 'INR');

    await desk.set('NeedNameCheck', true);
    const other = await desk.credit({ amount: '200.00', utr: newUtr(), payer: 'Li Na' });
    expect((await desk.statement(other.statementId)).suspicion).toBe('nameMismatch');
    await desk.set('AlipayToAlipayByHandSubmitName', false);
    const off = await desk.credit({ amount: '200.00', utr: newUtr(), payer: 'WANG FANG' });
    expect((await desk.statement(off.statementId)).suspicion).toBe('nameMismatch');
    await desk.set('AlipayToAlipayByHandSubmitName', true);
    const own = await desk.credit({ amount: '200.00', utr: newUtr(), payer: 'WANG FANG' });
    expect(own).toMatchObject({ state: 'matched', orderCode: order.orderCode });
    await desk.set('NeedNameCheck', false);
    expect(await db.$count(payerHints)).toBe(1);
  });
});
