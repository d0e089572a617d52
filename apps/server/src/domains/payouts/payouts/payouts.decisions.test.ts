import { errorCodes } from '@platform/sdk';
import { type PayoutEvent, payoutStatusIds } from '@platform/sdk/rules';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DecisionDesk, openDecisionDesk } from '../../../testing/decision-desk.ts';
import { auditRecords } from '../../access/audit/audit.table.ts';
import { orderCallbacks } from '../../orders/order-callbacks/order-callbacks.table.ts';
import { type Order, orders } from '../../orders/orders/orders.table.ts';
import { advancePayout } from '../../orders/payout-steps/payout-steps.service.ts';
import { addMerchant } from '../../parties/merchants/merchants.service.ts';

let desk: DecisionDesk;
let as: DecisionDesk['as'];
let other: DecisionDesk['as']['other'];
beforeAll(async () => {
  desk = await openDecisionDesk();
  ({ as } = desk);
  ({ other } = as);
});
afterAll(() => desk.close());

const reason = { reason: 'seen at the bank' };
const told = async (order: Order) =>
  (await desk.store.db.select().from(orderCallbacks).where(eq(orderCallbacks.orderId, order.id))).map(
    ({ status }) => status,
  );

describe('cancelling a payout', () => {
  it('releases the merchant’s reserved money, and notifies the merchant', async () => {
    const order = await desk.waiting();
    const [owed = 0, held = 0, free = 0] = (await desk.balances()).merchant as number[];
    const { code, data } = await desk.decide('cancel', order, as.merchant, { reason: 'ordered twice' });
    expect([code, data.payoutStatus]).toEqual([200, payoutStatusIds.cancelled]);
    expect((await desk.balances()).merchant).toEqual([owed, held - 101_000, free + 101_000]);
    expect(await told(order)).toEqual(['cancelled']);
    expect((await desk.decide('cancel', order, as.merchant)).code).toBe(errorCodes.orderTransitionRefused);
  });

  it('is refused for every caller once the payout is claimed', async () => {
    const order = await desk.waiting();
    await desk.claim(order, as.supplier);
    expect((await desk.decide('cancel', order, as.merchant)).code).toBe(errorCodes.claimTaken);
    expect((await desk.decide('cancel', order, as.admin)).code).toBe(errorCodes.claimTaken);
    expect((await desk.decide('cancel', order, as.supplier)).code).toBe(errorCodes.forbidden);
  });

  it('answers not found for another merchant’s payout', async () => {
    const order = await desk.waiting();
    const { id } = await addMerchant(
      desk.store.db,
      desk.dependencies.secrets,
      { userId: desk.ids.admin, mchId: '10000999', name: 'Other merchant' },
      desk.clock.now(),
    );
    await desk.store.db.update(orders).set({ merchantId: id }).where(eq(orders.id, order.id));
    expect((await desk.decide('cancel', order, as.merchant)).code).toBe(errorCodes.orderNotFound);
    expect((await desk.decide('cancel', { ...order, orderCode: 'P0' }, as.admin)).code).toBe(
      errorCodes.orderNotFound,
    );
  });
});

describe('the review of a rejection', () => {
  it('ends the payout and releases its money when approved', async () => {
    const order = await desk.waiting();
    await desk.claim(order, as.supplier);
    await desk.reject(order, as.supplier);
    const [owed = 0, held = 0, free = 0] = (await desk.balances()).merchant as number[];
    const { data } = await desk.decide('approveRejection', order, as.admin);
    expect(data).toMatchObject({ payoutStatus: payoutStatusIds.rejected, rejectReason: 'duplicate' });
    expect((await desk.balances()).merchant).toEqual([owed, held - 101_000, free + 101_000]);
    expect(await told(order)).toEqual(['rejected']);
  });

  it('returns the payout to the pool as a new attempt when refused', async () => {
    const order = await desk.waiting();
    await desk.claim(order, as.supplier);
    await desk.reject(order, as.supplier);
    const before = await desk.balances();
    const { data } = await desk.decide('refuseRejection', order, as.admin, { reason: 'pay it' });
    expect(data).toMatchObject({ payoutStatus: payoutStatusIds.awaiting, attempt: 2, rejectReason: null });
    expect(await desk.balances()).toEqual(before);
    expect((await desk.claim(order, other)).code).toBe(200);
  });

  it('is allowed only to staff, and only while the payout is being rejected', async () => {
    const order = await desk.waiting();
    for (const call of ['approveRejection', 'refuseRejection'] as const) {
      expect((await desk.decide(call, order, as.admin)).code).toBe(errorCodes.orderTransitionRefused);
      expect((await desk.decide(call, order, as.supplier)).code).toBe(errorCodes.forbidden);
      expect((await desk.decide(call, order, as.merchant)).code).toBe(errorCodes.forbidden);
    }
  });
});

describe('the result reported by the bank', () => {
  it('declined: the payout is rejected and waits for the review', async () => {
    const order = await desk.paying();
    const { data } = await desk.decide('reportDeclined', order, as.supplier, { reason: 'bankUnavailable' });
    expect(data).toMatchObject({
      payoutStatus: payoutStatusIds.rejecting,
      rejectReason: 'bankUnavailable',
      claimedBy: null,
    });
  });

  it('declined: the payout returns to the pool while GatewayOrderRejectToPayoutPool is on, from the next call on', async () => {
    const set = (enable: boolean) =>
      desk.post('/v1.0/system-config/setGatewayOrderRejectToPayoutPool', { enable }, as.superAdmin);
    const [first, second] = [await desk.paying(), await desk.paying()];
    await set(true);
    const { data } = await desk.decide('reportDeclined', first, as.supplier, reason);
    expect(data).toMatchObject({ payoutStatus: payoutStatusIds.awaiting, attempt: 2 });
    await set(false);
    const after = await desk.decide('reportDeclined', second, as.supplier, reason);
    expect(after.data.payoutStatus).toBe(payoutStatusIds.rejecting);
  });

  it('unknown: the payout becomes an exception that only a user can resolve', async () => {
    const order = await desk.paying();
    const before = await desk.balances();
    const { data } = await desk.decide('reportUnknown', order, as.supplier, reason);
    expect(data.payoutStatus).toBe(payoutStatusIds.exception);
    expect(await desk.balances()).toEqual(before);
    expect((await desk.claim(order, other)).code).toBe(errorCodes.orderTransitionRefused);
    expect((await desk.pay(order, as.supplier, { utr: desk.newUtr() })).code).toBe(
      errorCodes.orderTransitionRefused,
    );
  });

  it('is reported by the holder of the claim or by staff, with the evidence', async () => {
    const order = await desk.paying();
    for (const call of ['reportDeclined', 'reportUnknown'] as const) {
      expect((await desk.decide(call, order, other, reason)).code).toBe(errorCodes.orderNotFound);
      expect((await desk.decide(call, order, as.merchant, reason)).code).toBe(errorCodes.forbidden);
      expect((await desk.decide(call, order, as.supplier)).code).toBe(errorCodes.validationFailed);
      expect((await desk.decide(call, order, as.supplier, { reason: ' ' })).code).toBe(
        errorCodes.validationFailed,
      );
    }
    expect((await desk.decide('reportUnknown', order, as.admin, reason)).code).toBe(200);
  });

  it('disputed: staff refuse a wrong proof', async () => {
    const order = await desk.paying();
    await desk.pay(order, as.supplier, { utr: desk.newUtr() });
    expect((await desk.decide('dispute', order, as.supplier, reason)).code).toBe(errorCodes.forbidden);
    const { data } = await desk.decide('dispute', order, as.admin, reason);
    expect(data.payoutStatus).toBe(payoutStatusIds.exception);
  });
});

describe('an exception', () => {
  it('found paid completes and is posted once', async () => {
    const order = await desk.lost();
    const before = await desk.balances();
    const utr = desk.newUtr();
    const paid = { outcome: 'paid', utr };
    const { data } = await desk.decide('resolveException', order, as.admin, paid);
    expect(data).toMatchObject({ payoutStatus: payoutStatusIds.completed, utr });
    const [owed = 0, held = 0, free = 0] = before.merchant as number[];
    const after = await desk.balances();
    expect(after.merchant).toEqual([owed - 101_000, held - 101_000, free]);
    expect(after.supplierOwesMinor).toBe(before.supplierOwesMinor - 100_000);
    expect(await told(order)).toEqual(['completed']);
    expect((await desk.decide('resolveException', order, as.admin, paid)).code).toBe(
      errorCodes.orderTransitionRefused,
    );
    expect(await desk.balances()).toEqual(after);
  });

  it('found paid without the bank’s reference changes nothing', async () => {
    const order = await desk.lost();
    const before = await desk.balances();
    const answer = await desk.decide('resolveException', order, as.admin, { outcome: 'paid' });
    expect(answer).toMatchObject({ status: 400, code: errorCodes.validationFailed });
    expect((await desk.stored(order.id)).payoutStatus).toBe(payoutStatusIds.exception);
    expect(await desk.balances()).toEqual(before);
  });

  it('with a disputed proof that proves right needs no other reference', async () => {
    const order = await desk.paying();
    const utr = desk.newUtr();
    await desk.pay(order, as.supplier, { utr });
    await desk.decide('dispute', order, as.admin, reason);
    const { data } = await desk.decide('resolveException', order, as.admin, { outcome: 'paid' });
    expect(data).toMatchObject({ payoutStatus: payoutStatusIds.completed, utr });
  });

  it('found not paid awaits payout again as a new attempt', async () => {
    const order = await desk.lost();
    const before = await desk.balances();
    const withUtr = { outcome: 'notPaid', utr: desk.newUtr() };
    expect((await desk.decide('resolveException', order, as.admin, withUtr)).status).toBe(400);
    const { data } = await desk.decide('resolveException', order, as.admin, {
      outcome: 'notPaid',
      ...reason,
    });
    expect(data).toMatchObject({ payoutStatus: payoutStatusIds.awaiting, attempt: 2, claimedBy: null });
    expect(await desk.balances()).toEqual(before);
    const trail = ['create', 'claim', 'send', 'loseOutcome', 'findFailed'] satisfies (
      | PayoutEvent
      | 'create'
    )[];
    expect(await desk.timeline(order.id)).toEqual(trail);
  });

  it('found not paid releases the reference of its disputed proof for the right payout', async () => {
    const [order, other] = [await desk.paying(), await desk.lost()];
    const utr = desk.newUtr();
    await desk.pay(order, as.supplier, { utr });
    await desk.decide('dispute', order, as.admin, reason);
    const paid = { outcome: 'paid', utr };
    expect((await desk.decide('resolveException', other, as.admin, paid)).code).toBe(errorCodes.utrConsumed);
    await desk.decide('resolveException', order, as.admin, { outcome: 'notPaid', ...reason });
    expect(await desk.stored(order.id)).toMatchObject({
      payoutStatus: payoutStatusIds.awaiting,
      utr: null,
      processState: null,
    });
    expect((await desk.decide('resolveException', other, as.admin, paid)).data).toMatchObject({ utr });
  });

  it('requires staff and the second-level password', async () => {
    const order = await desk.lost();
    const paid = { outcome: 'paid', utr: desk.newUtr() };
    const { token, token2 } = as.admin;
    expect((await desk.decide('resolveException', order, { token }, paid)).code).toBe(
      errorCodes.secondLevelRequired,
    );
    expect((await desk.decide('resolveException', order, as.supplier, paid)).code).toBe(errorCodes.forbidden);
    const stale = { token: as.superAdmin.token, token2 };
    expect((await desk.decide('resolveException', order, stale, paid)).code).toBe(
      errorCodes.secondLevelInvalid,
    );
  });

  it('refuses a reference that another payout has', async () => {
    const [first, second] = [await desk.lost(), await desk.lost()];
    const paid = { outcome: 'paid', utr: desk.newUtr() };
    expect((await desk.decide('resolveException', first, as.admin, paid)).code).toBe(200);
    expect((await desk.decide('resolveException', second, as.admin, paid)).code).toBe(errorCodes.utrConsumed);
    expect((await desk.stored(second.id)).payoutStatus).toBe(payoutStatusIds.exception);
  });
});

it('every decision is audited with the payout’s previous status', async () => {
  const order = await desk.lost();
  await desk.decide('resolveException', order, as.admin, { outcome: 'notPaid', ...reason });
  const rows = await desk.store.db
    .select()
    .from(auditRecords)
    .where(eq(auditRecords.objectId, order.orderCode))
    .orderBy(auditRecords.id);
  expect(rows.at(-1)).toMatchObject({
    operation: 'payouts.resolveException',
    actorRole: 'admin',
    before: { payoutStatus: payoutStatusIds.exception },
    after: { payoutStatus: payoutStatusIds.awaiting },
  });
});

it('staff decide on a gateway’s payout that nobody has claimed', async () => {
  const order = await desk.waiting();
  await desk.claim(order, as.supplier);
  await desk.store.transaction((tx) => advancePayout(tx, order.id, 'submit', { now: desk.clock.now() }));
  expect((await desk.decide('reportDeclined', order, as.admin, reason)).data.payoutStatus).toBe(
    payoutStatusIds.rejecting,
  );
});
