import { errorCodes } from '@platform/sdk';
import { payoutStatusIds } from '@platform/sdk/rules';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../kit/ids.ts';
import { type OutgoingDesk, openOutgoingDesk } from '../../../testing/outgoing-desk.ts';
import { setSetting } from '../../../testing/set-setting.ts';
import { type DeskDevice, usdtAddress, usdtContract } from '../../../testing/statement-desk.ts';
import { type Order, orders } from '../../orders/orders/orders.table.ts';
import { expireClaims } from '../../payouts/payouts/payouts.leases.ts';

const { awaiting, completed, exception, pendingConfirmation } = payoutStatusIds;

let desk: OutgoingDesk;
/** The supplier's phone, and the account that it watches. */
let phone: DeskDevice;
beforeAll(async () => {
  desk = await openOutgoingDesk();
});
afterAll(() => desk.close());
beforeEach(async () => {
  await desk.renew();
  phone = await desk.watch(desk.account);
});

const statusOf = async ({ id }: Order) => (await desk.stored(id)).payoutStatus;
const paying = async (): Promise<Order> => {
  const order = await desk.claimed();
  await desk.begun(order);
  return order;
};

describe('money that left the account', () => {
  test('proves the payout of this amount that the account is paying, and an operator confirms it', async () => {
    const order = await paying();
    const utr = desk.newUtr();
    const result = await desk.debit({ utr }, phone);
    expect(result).toMatchObject({ state: 'matched', orderCode: order.orderCode });
    expect(await desk.stored(order.id)).toMatchObject({ payoutStatus: pendingConfirmation, utr });
    expect((await desk.timeline(order.id)).at(-1)).toBe('submitProof');
    expect((await desk.supplement(order, desk.admin)).code).toBe(errorCodes.success);
    expect(await statusOf(order)).toBe(completed);
    expect(await desk.load()).toMatchObject({ paidCount: 1, processingCount: 0 });
  });

  test('completes the payout when the platform’s own device says so', async () => {
    const account = await desk.payingAccount();
    const own = await desk.watch(account, { of: null });
    const order = await desk.claimed(account);
    await desk.begun(order);
    const utr = desk.newUtr();
    expect(await desk.debit({ utr }, own)).toMatchObject({ state: 'matched' });
    expect(await desk.stored(order.id)).toMatchObject({ payoutStatus: completed, utr });
    expect((await desk.balances()).supplierOwesMinor).not.toBe(0);
    expect(await desk.load(account)).toMatchObject({ paidCount: 1, processingCount: 0 });
  });

  test('keeps a payout that is only claimed from going back to the pool', async () => {
    const order = await desk.claimed();
    expect(await desk.debit({}, phone)).toMatchObject({ state: 'matched', orderCode: order.orderCode });
    desk.clock.advance(3_600_000);
    await expireClaims(desk.store, desk.clock.now(), () => {});
    expect(await statusOf(order)).toBe(pendingConfirmation);
    expect((await desk.timeline(order.id)).slice(-2)).toEqual(['send', 'submitProof']);
  });

  test('is linked to the payout whose payer has entered its reference already', async () => {
    const order = await paying();
    const utr = desk.newUtr();
    await desk.supplement(order, desk.supplier, { utr });
    expect(await desk.debit({ utr }, phone)).toMatchObject({ state: 'matched', orderCode: order.orderCode });
    expect(await statusOf(order)).toBe(pendingConfirmation);
  });

  test('is not taken for a payout whose payer has entered another reference', async () => {
    const order = await paying();
    await desk.supplement(order, desk.supplier, { utr: desk.newUtr() });
    expect(await desk.debit({ utr: desk.newUtr() }, phone)).toMatchObject({ state: 'ignored' });
    expect(await statusOf(order)).toBe(pendingConfirmation);
  });

  test('for one of several payouts is that of the beneficiary it names, and is suspicious if it names none', async () => {
    const [one, other] = [await paying(), await paying()];
    const unnamed = await desk.debit({ utr: desk.newUtr() }, phone);
    expect(await desk.statement(unnamed.statementId)).toMatchObject({
      state: 'suspicious',
      suspicion: 'severalCandidates',
    });
    const third = await paying();
    await desk.store.db.update(orders).set({ userName: 'Another Person' }).where(eq(orders.id, third.id));
    const named = await desk.debit({ utr: desk.newUtr(), to: 'ANOTHER PERSON' }, phone);
    expect(named).toMatchObject({ state: 'matched', orderCode: third.orderCode });
    expect([await statusOf(one), await statusOf(other)]).toEqual([3, 3]);
  });

  test('a second time for one payout is suspicious, and pays nothing else', async () => {
    const order = await paying();
    await desk.debit({ utr: desk.newUtr() }, phone);
    const again = await desk.debit({ utr: desk.newUtr() }, phone);
    expect(again.state).not.toBe('matched');
    const silent = await desk.debit({}, phone);
    expect(await desk.statement(silent.statementId)).toMatchObject({
      state: 'suspicious',
      suspicion: 'late',
      orderId: order.id,
    });
    expect(await statusOf(order)).toBe(pendingConfirmation);
  });

  test('after the payout went back to the pool is suspicious and names it', async () => {
    const order = await desk.claimed();
    desk.clock.advance(1_200_000);
    await expireClaims(desk.store, desk.clock.now(), () => {});
    const { statementId } = await desk.debit({ utr: desk.newUtr() }, phone);
    expect(await desk.statement(statementId)).toMatchObject({
      state: 'suspicious',
      suspicion: 'late',
      orderId: order.id,
    });
    expect(await statusOf(order)).toBe(awaiting);
  });

  test('for a payout in exception is left to an operator', async () => {
    const order = await paying();
    const unknown = { orderCode: order.orderCode, reason: 'The page timed out' };
    await desk.post('/v1.0/payout/reportUnknown', unknown, desk.admin);
    const { statementId } = await desk.debit({ utr: desk.newUtr() }, phone);
    expect(await desk.statement(statementId)).toMatchObject({ state: 'suspicious', orderId: order.id });
    expect(await statusOf(order)).toBe(exception);
    const byHand = { statementId, orderCode: order.orderCode, reason: 'The bank shows it' };
    expect((await desk.post('/v1.0/statement/matchByHand', byHand, desk.admin)).code).toBe(200);
    expect(await desk.statement(statementId)).toMatchObject({ state: 'matched', match: 'byHand' });
    expect(await statusOf(order)).toBe(exception);
  });

  test('for a payout that a batch holds and has not sent is suspicious', async () => {
    const order = await desk.claimed();
    const held = { payoutBatchId: newId(), claimExpiresAt: null };
    await desk.store.db.update(orders).set(held).where(eq(orders.id, order.id));
    const { statementId } = await desk.debit({ utr: desk.newUtr() }, phone);
    expect(await desk.statement(statementId)).toMatchObject({ suspicion: 'late', orderId: order.id });
    expect(await statusOf(order)).toBe(payoutStatusIds.preparing);
  });

  test('to another person is suspicious while NeedNameCheck is on', async () => {
    await setSetting(desk, 'NeedNameCheck', true);
    try {
      const order = await paying();
      const { statementId } = await desk.debit({ utr: desk.newUtr(), to: 'SOMEBODY ELSE' }, phone);
      expect(await desk.statement(statementId)).toMatchObject({
        suspicion: 'nameMismatch',
        orderId: order.id,
      });
      expect(await statusOf(order)).toBe(3);
    } finally {
      await setSetting(desk, 'NeedNameCheck', false);
    }
  });

  test('of another amount with the reference of a payout is suspicious', async () => {
    const order = await paying();
    const utr = desk.newUtr();
    await desk.supplement(order, desk.supplier, { utr });
    const { statementId } = await desk.debit({ amount: '999.99', utr }, phone);
    expect(await desk.statement(statementId)).toMatchObject({
      suspicion: 'amountMismatch',
      orderId: order.id,
    });
  });

  test('for no payout is the owner’s own business and is ignored', async () => {
    const order = await paying();
    expect(await desk.debit({ amount: '12.00', utr: desk.newUtr() }, phone)).toMatchObject({
      state: 'ignored',
    });
    expect(await statusOf(order)).toBe(3);
  });

  test('cannot be matched by hand to a payout that waits in the pool', async () => {
    const order = await desk.waiting();
    const { statementId } = await desk.debit({ utr: desk.newUtr() }, phone);
    const body = { statementId, orderCode: order.orderCode, reason: 'x' };
    const answer = await desk.post('/v1.0/statement/matchByHand', body, desk.admin);
    expect(answer.code).toBe(errorCodes.orderTransitionRefused);
    expect((await desk.statement(statementId)).state).toBe('ignored');
  });
});

describe('a transfer of USDT from the account’s address', () => {
  const wallet = 'TWALLETWALLETWALLETWALLETWALLETWAL';
  let account: string;
  let watcher: DeskDevice;
  beforeAll(() => desk.sellUsdt());
  beforeEach(async () => {
    account = await desk.payingAccount({
      kind: 'usdt',
      currency: 'USDT',
      vpa: null,
      usdtAddress: wallet,
      usdtNetwork: 'TRC20',
      productIds: [3016],
    });
    watcher = await desk.watch(account, { kind: 'chain', of: null });
  });
  let number = 0;
  const transfer = (changes: object = {}) => {
    number += 1;
    const txid = String(number).padStart(64, 'b');
    const blockTime = desk.clock.now().toISOString();
    const facts = { network: 'TRC20', contract: usdtContract, txid, logIndex: 0, success: true, blockTime };
    return {
      usdt: { ...facts, from: wallet, to: usdtAddress, amount: 6_000_000, confirmations: 20, ...changes },
    };
  };
  const claimed = async (): Promise<Order> => {
    const order = await desk.waitingUsdt(6_000_000, usdtAddress);
    expect((await desk.claim(order, account)).code).toBe(200);
    await desk.begun(order);
    return order;
  };

  test('completes the payout to the receiving address, with its hash', async () => {
    const order = await claimed();
    const sent = transfer();
    expect(await desk.report(sent, watcher)).toMatchObject({ state: 'matched', orderCode: order.orderCode });
    expect(await desk.stored(order.id)).toMatchObject({ payoutStatus: completed, utr: sent.usdt.txid });
    expect(await desk.report(sent, watcher)).toMatchObject({ outcome: 'duplicate', state: 'matched' });
  });

  test('waits for its confirmations', async () => {
    const order = await claimed();
    const early = transfer({ confirmations: 2 });
    expect(await desk.report(early, watcher)).toMatchObject({ state: 'unmatched' });
    expect(await statusOf(order)).toBe(3);
    const final = { usdt: { ...early.usdt, confirmations: 19 } };
    expect(await desk.report(final, watcher)).toMatchObject({ state: 'matched' });
    expect(await statusOf(order)).toBe(completed);
  });

  test.each<[string, object]>([
    ['to another address', { to: 'TANOTHERANOTHERANOTHERANOTHERANOTH' }],
    ['of a millionth less', { amount: 5_999_999 }],
    ['of another contract', { contract: 'TFAKEFAKEFAKEFAKEFAKEFAKEFAKEFAKEF' }],
    ['that failed', { success: false }],
  ])('%s proves nothing', async (_what, changes) => {
    const order = await claimed();
    expect((await desk.report(transfer(changes), watcher)).state).toBe('ignored');
    expect(await statusOf(order)).toBe(3);
  });
});
