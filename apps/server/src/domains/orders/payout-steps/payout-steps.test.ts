import {
  canTransitionPayout,
  type PayoutContext,
  type PayoutEvent,
  type PayoutStatus,
  payoutRules,
  payoutStatusIds,
  payoutStatusOf,
} from '@platform/sdk/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPayoutDesk, type PayoutDesk } from '../../../testing/payout-desk.ts';
import type { Order } from '../orders/orders.table.ts';
import { advancePayout, type PayoutStep } from './payout-steps.service.ts';

let desk: PayoutDesk;
beforeAll(async () => {
  desk = await openPayoutDesk();
});
afterAll(() => desk.close());

const statuses = Object.keys(payoutStatusIds) as PayoutStatus[];
const events = Object.keys(payoutRules) as PayoutEvent[];
const amount = 100_000;
const held = 101_000;

const everything: PayoutContext = { holdsClaim: true };
const stepOf = (context: PayoutContext = everything): PayoutStep => {
  const now = desk.clock.now();
  return {
    now,
    userId: desk.ids.supplier,
    reason: 'beneficiaryWrong',
    utr: '123456789012',
    context,
    claim: {
      claimedBy: desk.ids.supplier,
      claimedAt: now,
      claimExpiresAt: new Date(now.getTime() + 600_000),
      supplierId: desk.ids.supplierId,
      isProxy: false,
    },
  };
};
const take = (known: Order | string, event: PayoutEvent, context?: PayoutContext) => {
  desk.clock.advance(1_000);
  return desk.store.transaction((tx) => advancePayout(tx, known, event, stepOf(context)));
};

/** The shortest path to each status. */
const ways: Record<PayoutStatus, PayoutEvent[]> = {
  awaiting: [],
  preparing: ['claim'],
  paying: ['claim', 'send'],
  submitted: ['claim', 'submit'],
  pendingConfirmation: ['claim', 'send', 'submitProof'],
  completed: ['claim', 'send', 'submitProof', 'confirm'],
  cancelled: ['cancel'],
  rejecting: ['reject'],
  rejected: ['reject', 'approveRejection'],
  exception: ['claim', 'send', 'loseOutcome'],
};

async function payoutIn(status: PayoutStatus): Promise<Order> {
  let order = await desk.waiting(amount);
  for (const event of ways[status]) order = await take(order, event);
  return order;
}

/** The state of the money by status: reserved, paid out and owed to the supplier, or released. */
const money: Record<PayoutStatus, 'held' | 'paid' | 'free'> = {
  awaiting: 'held',
  preparing: 'held',
  paying: 'held',
  submitted: 'held',
  pendingConfirmation: 'held',
  rejecting: 'held',
  exception: 'held',
  completed: 'paid',
  cancelled: 'free',
  rejected: 'free',
};

async function moneyMoved(work: () => Promise<unknown>) {
  const before = await desk.balances();
  await work();
  const after = await desk.balances();
  const difference = (index: number) => (after.merchant[index] ?? 0) - (before.merchant[index] ?? 0);
  const supplier = after.supplierOwesMinor - before.supplierOwesMinor;
  return { owed: difference(0), held: difference(1), supplier };
}
const standing = {
  free: { owed: 0, held: 0, supplier: 0 },
  held: { owed: 0, held, supplier: 0 },
  paid: { owed: -held, held: 0, supplier: -amount },
};

it.each([
  ['by the merchant', ['cancel'], { as: 'merchant' }, 'cancelledByMerchant'],
  ['by staff', ['cancel'], { as: 'admin' }, 'cancelledByStaff'],
  ['for a predefined reason', ['reject', 'approveRejection'], everything, 'beneficiaryWrong'],
  ['refused again', ['reject', 'refuseRejection'], everything, null],
  ['with an unknown outcome', ['claim', 'send', 'loseOutcome'], everything, 'outcomeUnknown'],
  ['with a disputed proof', ['claim', 'send', 'submitProof', 'dispute'], everything, 'disputed'],
  ['paid after all', ['claim', 'send', 'loseOutcome', 'findPaid'], everything, null],
  ['reversed', ['claim', 'send', 'submitProof', 'confirm', 'reverse'], everything, 'reversed'],
] as const)('a payout keeps why it is lost: %s', async (_, path, context, reason) => {
  let order = await desk.waiting(amount);
  for (const event of path) order = await take(order, event, context);
  expect((await desk.stored(order.id)).lossReason).toBe(reason);
});

describe('every event in every status', () => {
  it.each(statuses)('follows the rules table with its postings: %s', async (status) => {
    const refused = await payoutIn(status);
    const steps = await desk.timeline(refused.id);
    for (const event of events) {
      const verdict = canTransitionPayout(payoutStatusIds[status], event, everything);
      if (!verdict.allowed) {
        await expect(take(refused.id, event)).rejects.toMatchObject({ name: 'BusinessError' });
        expect(await desk.stored(refused.id)).toEqual(refused);
        expect(await desk.timeline(refused.id)).toEqual(steps);
        continue;
      }
      const order = await payoutIn(status);
      let moved = order;
      const change = await moneyMoved(async () => {
        moved = await take(order.id, event);
      });
      expect(await desk.stored(order.id)).toEqual(moved);
      expect(moved.payoutStatus).toBe(verdict.to);
      expect(moved.attempt).toBe(order.attempt + (verdict.newAttempt ? 1 : 0));
      expect((await desk.timeline(order.id)).at(-1)).toBe(event);
      const to = payoutStatusOf(verdict.to) ?? 'exception';
      const [was, is] = [standing[money[status]], standing[money[to]]];
      expect([event, change]).toEqual([
        event,
        { owed: is.owed - was.owed, held: is.held - was.held, supplier: is.supplier - was.supplier },
      ]);
    }
  });
});

describe('a step', () => {
  it('back to the pool clears the data of the failed attempt', async () => {
    for (const [status, event] of [
      ['preparing', 'unlock'],
      ['rejecting', 'refuseRejection'],
      ['exception', 'findFailed'],
    ] as const) {
      const order = await take(await payoutIn(status), event);
      expect(order).toMatchObject({
        payoutStatus: 1,
        claimedBy: null,
        claimExpiresAt: null,
        supplierId: null,
        rejectReason: null,
        utr: null,
      });
    }
  });

  it('is checked against the current payout, not a stale copy', async () => {
    const copy = await payoutIn('awaiting');
    await take(copy.id, 'cancel');
    await expect(take(copy, 'claim')).rejects.toMatchObject({ params: { status: 'cancelled' } });
  });

  it('ends the lease when the payment begins', async () => {
    expect(await payoutIn('paying')).toMatchObject({ claimedBy: desk.ids.supplier, claimExpiresAt: null });
  });

  it('of a gateway’s decline returns to the pool when the setting says so', async () => {
    const declined = await take(await payoutIn('submitted'), 'decline', { gatewayRejectsToPool: true });
    expect(declined).toMatchObject({ payoutStatus: 1, attempt: 2 });
  });

  it('settles only the supplier’s side when the merchant was charged elsewhere', async () => {
    const order = await payoutIn('pendingConfirmation');
    const change = await moneyMoved(() => take(order, 'confirm', { offset: true }));
    expect(change).toEqual({ owed: 0, held: -held, supplier: -amount });
  });
});
