import { errorCodes } from '@platform/sdk';
import { type PayoutEvent, payoutStatusIds } from '@platform/sdk/rules';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPayoutDesk, type PayoutDesk } from '../../testing/payout-desk.ts';
import { auditRecords } from '../audit/audit.table.ts';
import { addMerchant } from '../merchants/merchants.service.ts';
import { orderCallbacks } from '../order-callbacks/order-callbacks.table.ts';
import { type Order, orders } from '../orders/orders.table.ts';
import { advancePayout } from './payouts.transitions.ts';

interface As {
  readonly token: string;
  readonly token2: string;
}
let desk: PayoutDesk;
let as: Record<'supplier' | 'admin' | 'merchant' | 'superAdmin', As>;
let other: As;

const signIn = async (role: keyof typeof as): Promise<As> => {
  const token = await desk.signIn(role);
  return { token, token2: await desk.signInSecondLevel(token) };
};
beforeAll(async () => {
  desk = await openPayoutDesk();
  const { token } = await desk.addSupplierUser('otherSupplier');
  other = { token, token2: await desk.signInSecondLevel(token) };
});
beforeEach(async () => {
  as = {
    supplier: await signIn('supplier'),
    admin: await signIn('admin'),
    merchant: await signIn('merchant'),
    superAdmin: await signIn('superAdmin'),
  };
});
afterAll(() => desk.close());

interface Row {
  readonly payoutStatus: number;
  readonly attempt: number;
  readonly claimedBy: string | null;
  readonly rejectReason: string | null;
  readonly utr: string | null;
}
type Decision =
  | 'cancel'
  | 'approveRejection'
  | 'refuseRejection'
  | 'reportDeclined'
  | 'reportUnknown'
  | 'dispute'
  | 'resolveException';
const decide = (call: Decision, order: Order, by: Partial<As>, more: object = {}) =>
  desk.post<Row>(`/v1.0/payout/${call}`, { orderCode: order.orderCode, ...more }, by);
const claim = (order: Order, by: As) =>
  desk.post(`/v1.0/payoutOrderClaim/claimOrder?orderId=${order.id}`, undefined, by);
const pay = (order: Order, by: As, more: object = {}) =>
  desk.post<Row>('/v1.0/order/replenishmentOrder', { orderCode: order.orderCode, ...more }, by);
const reject = (order: Order, by: As) =>
  desk.post('/v1.0/order/reject', { orderCode: order.orderCode, rejectReason: 'duplicate' }, by);

let references = 200_000_000_000;
const newUtr = () => String(++references);
const reason = { reason: 'seen at the bank' };

async function paying(): Promise<Order> {
  const order = await desk.waiting();
  await claim(order, as.supplier);
  await pay(order, as.supplier);
  return order;
}
async function lost(): Promise<Order> {
  const order = await paying();
  await decide('reportUnknown', order, as.supplier, reason);
  return order;
}
const told = async (order: Order) =>
  (await desk.store.db.select().from(orderCallbacks).where(eq(orderCallbacks.orderId, order.id))).map(
    ({ status }) => status,
  );

describe('calling a payout off', () => {
  it('gives the merchant back what was held, and tells it', async () => {
    const order = await desk.waiting();
    const [owed = 0, held = 0, free = 0] = (await desk.balances()).merchant as number[];
    const { code, data } = await decide('cancel', order, as.merchant, { reason: 'ordered twice' });
    expect([code, data.payoutStatus]).toEqual([200, payoutStatusIds.cancelled]);
    expect((await desk.balances()).merchant).toEqual([owed, held - 101_000, free + 101_000]);
    expect(await told(order)).toEqual(['cancelled']);
    expect((await decide('cancel', order, as.merchant)).code).toBe(errorCodes.orderTransitionRefused);
  });

  it('is refused once somebody has it in hand, whoever asks', async () => {
    const order = await desk.waiting();
    await claim(order, as.supplier);
    expect((await decide('cancel', order, as.merchant)).code).toBe(errorCodes.claimTaken);
    expect((await decide('cancel', order, as.admin)).code).toBe(errorCodes.claimTaken);
    expect((await decide('cancel', order, as.supplier)).code).toBe(errorCodes.forbidden);
  });

  it('of another merchant’s payout is as of one that does not exist', async () => {
    const order = await desk.waiting();
    const { id } = await addMerchant(
      desk.store.db,
      desk.dependencies.secrets,
      { userId: desk.ids.admin, mchId: '10000999', name: 'Other merchant' },
      desk.clock.now(),
    );
    await desk.store.db.update(orders).set({ merchantId: id }).where(eq(orders.id, order.id));
    expect((await decide('cancel', order, as.merchant)).code).toBe(errorCodes.orderNotFound);
    expect((await decide('cancel', { ...order, orderCode: 'P0' }, as.admin)).code).toBe(
      errorCodes.orderNotFound,
    );
  });
});

describe('the review of a rejection', () => {
  it('approved, ends the payout and frees its money', async () => {
    const order = await desk.waiting();
    await claim(order, as.supplier);
    await reject(order, as.supplier);
    const [owed = 0, held = 0, free = 0] = (await desk.balances()).merchant as number[];
    const { data } = await decide('approveRejection', order, as.admin);
    expect(data).toMatchObject({ payoutStatus: payoutStatusIds.rejected, rejectReason: 'duplicate' });
    expect((await desk.balances()).merchant).toEqual([owed, held - 101_000, free + 101_000]);
    expect(await told(order)).toEqual(['rejected']);
  });

  it('refused, puts it back into the pool as a new attempt', async () => {
    const order = await desk.waiting();
    await claim(order, as.supplier);
    await reject(order, as.supplier);
    const before = await desk.balances();
    const { data } = await decide('refuseRejection', order, as.admin, { reason: 'pay it' });
    expect(data).toMatchObject({ payoutStatus: payoutStatusIds.awaiting, attempt: 2, rejectReason: null });
    expect(await desk.balances()).toEqual(before);
    expect((await claim(order, other)).code).toBe(200);
  });

  it('is the staff’s alone, and only of what is being rejected', async () => {
    const order = await desk.waiting();
    for (const call of ['approveRejection', 'refuseRejection'] as const) {
      expect((await decide(call, order, as.admin)).code).toBe(errorCodes.orderTransitionRefused);
      expect((await decide(call, order, as.supplier)).code).toBe(errorCodes.forbidden);
      expect((await decide(call, order, as.merchant)).code).toBe(errorCodes.forbidden);
    }
  });
});

describe('what the bank answered', () => {
  it('declined, goes to the review of its rejection', async () => {
    const order = await paying();
    const { data } = await decide('reportDeclined', order, as.supplier, { reason: 'bankUnavailable' });
    expect(data).toMatchObject({
      payoutStatus: payoutStatusIds.rejecting,
      rejectReason: 'bankUnavailable',
      claimedBy: null,
    });
  });

  it('declined, goes back to the pool where GatewayOrderRejectToPayoutPool is on, from the next call on', async () => {
    const set = (enable: boolean) =>
      desk.post('/v1.0/system-config/setGatewayOrderRejectToPayoutPool', { enable }, as.superAdmin);
    const [first, second] = [await paying(), await paying()];
    await set(true);
    const { data } = await decide('reportDeclined', first, as.supplier, reason);
    expect(data).toMatchObject({ payoutStatus: payoutStatusIds.awaiting, attempt: 2 });
    await set(false);
    const after = await decide('reportDeclined', second, as.supplier, reason);
    expect(after.data.payoutStatus).toBe(payoutStatusIds.rejecting);
  });

  it('unknown, is an exception that nothing but a person leads out of', async () => {
    const order = await paying();
    const before = await desk.balances();
    const { data } = await decide('reportUnknown', order, as.supplier, reason);
    expect(data.payoutStatus).toBe(payoutStatusIds.exception);
    expect(await desk.balances()).toEqual(before);
    expect((await claim(order, other)).code).toBe(errorCodes.orderTransitionRefused);
    expect((await pay(order, as.supplier, { utr: newUtr() })).code).toBe(errorCodes.orderTransitionRefused);
  });

  it('is reported by the holder of the claim or by the staff, and with what was seen', async () => {
    const order = await paying();
    for (const call of ['reportDeclined', 'reportUnknown'] as const) {
      expect((await decide(call, order, other, reason)).code).toBe(errorCodes.orderNotFound);
      expect((await decide(call, order, as.merchant, reason)).code).toBe(errorCodes.forbidden);
      expect((await decide(call, order, as.supplier)).code).toBe(errorCodes.validationFailed);
      expect((await decide(call, order, as.supplier, { reason: ' ' })).code).toBe(
        errorCodes.validationFailed,
      );
    }
    expect((await decide('reportUnknown', order, as.admin, reason)).code).toBe(200);
  });

  it('proven wrongly, is disputed by the staff', async () => {
    const order = await paying();
    await pay(order, as.supplier, { utr: newUtr() });
    expect((await decide('dispute', order, as.supplier, reason)).code).toBe(errorCodes.forbidden);
    const { data } = await decide('dispute', order, as.admin, reason);
    expect(data.payoutStatus).toBe(payoutStatusIds.exception);
  });
});

describe('an exception', () => {
  it('found paid, completes and is booked, once', async () => {
    const order = await lost();
    const before = await desk.balances();
    const utr = newUtr();
    const paid = { outcome: 'paid', utr };
    const { data } = await decide('resolveException', order, as.admin, paid);
    expect(data).toMatchObject({ payoutStatus: payoutStatusIds.completed, utr });
    const [owed = 0, held = 0, free = 0] = before.merchant as number[];
    const after = await desk.balances();
    expect(after.merchant).toEqual([owed - 101_000, held - 101_000, free]);
    expect(after.supplierOwesMinor).toBe(before.supplierOwesMinor - 100_000);
    expect(await told(order)).toEqual(['completed']);
    expect((await decide('resolveException', order, as.admin, paid)).code).toBe(
      errorCodes.orderTransitionRefused,
    );
    expect(await desk.balances()).toEqual(after);
  });

  it('found paid without the bank’s reference changes nothing', async () => {
    const order = await lost();
    const before = await desk.balances();
    const answer = await decide('resolveException', order, as.admin, { outcome: 'paid' });
    expect(answer).toMatchObject({ status: 400, code: errorCodes.validationFailed });
    expect((await desk.stored(order.id)).payoutStatus).toBe(payoutStatusIds.exception);
    expect(await desk.balances()).toEqual(before);
  });

  it('whose proof was disputed and holds after all needs no other reference', async () => {
    const order = await paying();
    const utr = newUtr();
    await pay(order, as.supplier, { utr });
    await decide('dispute', order, as.admin, reason);
    const { data } = await decide('resolveException', order, as.admin, { outcome: 'paid' });
    expect(data).toMatchObject({ payoutStatus: payoutStatusIds.completed, utr });
  });

  it('found not paid, awaits payout again as a new attempt', async () => {
    const order = await lost();
    const before = await desk.balances();
    const withUtr = { outcome: 'notPaid', utr: newUtr() };
    expect((await decide('resolveException', order, as.admin, withUtr)).status).toBe(400);
    const { data } = await decide('resolveException', order, as.admin, { outcome: 'notPaid', ...reason });
    expect(data).toMatchObject({ payoutStatus: payoutStatusIds.awaiting, attempt: 2, claimedBy: null });
    expect(await desk.balances()).toEqual(before);
    const trail = ['create', 'claim', 'send', 'loseOutcome', 'findFailed'] satisfies (
      | PayoutEvent
      | 'create'
    )[];
    expect(await desk.timeline(order.id)).toEqual(trail);
  });

  it('asks for the second-level password, and for the staff', async () => {
    const order = await lost();
    const paid = { outcome: 'paid', utr: newUtr() };
    const { token, token2 } = as.admin;
    expect((await decide('resolveException', order, { token }, paid)).code).toBe(
      errorCodes.secondLevelRequired,
    );
    expect((await decide('resolveException', order, as.supplier, paid)).code).toBe(errorCodes.forbidden);
    const stale = { token: as.superAdmin.token, token2 };
    expect((await decide('resolveException', order, stale, paid)).code).toBe(errorCodes.secondLevelInvalid);
  });

  it('takes no reference that another payout has', async () => {
    const [first, second] = [await lost(), await lost()];
    const paid = { outcome: 'paid', utr: newUtr() };
    expect((await decide('resolveException', first, as.admin, paid)).code).toBe(200);
    expect((await decide('resolveException', second, as.admin, paid)).code).toBe(errorCodes.utrConsumed);
    expect((await desk.stored(second.id)).payoutStatus).toBe(payoutStatusIds.exception);
  });
});

describe('decided by several at once', () => {
  const wins = (answers: readonly { code: number }[]) => answers.filter(({ code }) => code === 200).length;

  it('an exception found paid and not paid has one end, and is booked as that says', async () => {
    for (let round = 0; round < 5; round += 1) {
      const order = await lost();
      const before = await desk.balances();
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          decide(
            'resolveException',
            order,
            as.admin,
            index % 2 === 0 ? { outcome: 'paid', utr: newUtr() } : { outcome: 'notPaid' },
          ),
        ),
      );
      expect(wins(answers)).toBe(1);
      const paid = (await desk.stored(order.id)).payoutStatus === payoutStatusIds.completed;
      const [owed = 0] = before.merchant as number[];
      expect((await desk.balances()).merchant[0]).toBe(paid ? owed - 101_000 : owed);
    }
  });

  it('a payout is called off, claimed or rejected, never two of them', async () => {
    for (let round = 0; round < 5; round += 1) {
      const order = await desk.waiting();
      const answers = await Promise.all([
        decide('cancel', order, as.merchant),
        decide('cancel', order, as.admin),
        claim(order, as.supplier),
        claim(order, other),
        reject(order, as.admin),
      ]);
      expect(wins(answers)).toBe(await winnersExpected(order));
    }
  });

  /** An operator may still reject what a supplier has claimed; of all else there is one. */
  async function winnersExpected(order: Order): Promise<number> {
    const steps = await desk.timeline(order.id);
    expect(steps.filter((step) => step === 'claim' || step === 'cancel').length).toBeLessThanOrEqual(1);
    return steps.length - 1;
  }

  it('a rejection is approved or refused, and its money freed at most once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const order = await desk.waiting();
      await claim(order, as.supplier);
      await reject(order, as.supplier);
      const [, held = 0] = (await desk.balances()).merchant as number[];
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          decide(index % 2 === 0 ? 'approveRejection' : 'refuseRejection', order, as.admin),
        ),
      );
      expect(wins(answers)).toBe(1);
      const rejected = (await desk.stored(order.id)).payoutStatus === payoutStatusIds.rejected;
      expect((await desk.balances()).merchant[1]).toBe(rejected ? held - 101_000 : held);
    }
  });
});

it('every decision is on the audit trail, with where the payout was before', async () => {
  const order = await lost();
  await decide('resolveException', order, as.admin, { outcome: 'notPaid', ...reason });
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

it('a gateway’s payout that nobody holds is decided by the staff', async () => {
  const order = await desk.waiting();
  await claim(order, as.supplier);
  await desk.store.transaction((tx) => advancePayout(tx, order.id, 'submit', { now: desk.clock.now() }));
  expect((await decide('reportDeclined', order, as.admin, reason)).data.payoutStatus).toBe(
    payoutStatusIds.rejecting,
  );
});
