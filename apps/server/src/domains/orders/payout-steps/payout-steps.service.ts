import {
  canTransitionPayout,
  type PayoutContext,
  type PayoutEvent,
  type PayoutStatus,
  type PayoutStatusId,
  payoutStatusIds,
  payoutStatusOf,
} from '@platform/sdk/rules';
import type { Queryable } from '../../../db/connection.ts';
import type { FanoutEvent } from '../../../kit/live/fanout.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { payFromAccount } from '../allocation/paying.service.ts';
import { endAttempt } from '../allocation/reservations.service.ts';
import { announce, type CallbackStatus } from '../order-callbacks/outbox.service.ts';
import { lockOrder, type OrderChanges, recordStep, type StepFacts } from '../orders/orders.service.ts';
import type { Order } from '../orders/orders.table.ts';
import { bookPayout, payoutFeeMinor, reservePayouts } from './payout-steps.postings.ts';

export { reservePayouts };

/** The beneficiary fields that an operator may correct. */
export type Beneficiary = Partial<Pick<Order, 'userName' | 'cardNumber' | 'ifscCode' | 'bankName'>>;

/** Input of a payout's step. */
export interface PayoutStep extends StepFacts {
  /** Facts that the rules check in addition to the status. */
  readonly context?: PayoutContext;
  /** With `claim` and `assign`: the payer and the lease. */
  readonly claim?: {
    /** Null for an account of a gateway: the platform itself sends from it. */
    readonly claimedBy: string | null;
    readonly claimedAt: Date;
    readonly claimExpiresAt: Date;
    /** Null when platform staff pays. */
    readonly supplierId: string | null;
    readonly isProxy: boolean;
    /** The account that pays. The caller has already reserved it. Null: paid from elsewhere. */
    readonly resourceId?: string | null;
  };
  /** With `submitProof` and `confirm`: the bank's reference. */
  readonly utr?: string;
  /** With `reselect`: the new product and the corrected beneficiary. */
  readonly reselection?: Beneficiary & Pick<Order, 'productId' | 'mainProductId'>;
}

/**
 * Takes a payout one step on, or refuses it. All status changes go through here. Works like `advance` of
 * collection orders: the rules table decides, the write checks the status again, and timeline entry and
 * postings are in the same transaction, which the caller provides.
 */
export async function advancePayout(
  tx: Queryable,
  known: Order | string,
  event: PayoutEvent,
  step: PayoutStep,
): Promise<Order> {
  if (typeof known !== 'string' && judgedBy(known, event, step).allowed) {
    const moved = await movePayout(tx, known, event, step);
    if (moved) return moved;
  }
  const current = await lockOrder(tx, typeof known === 'string' ? known : known.id);
  const moved = await movePayout(tx, current, event, step);
  if (!moved) throw new Error(`Order ${current.id} changed while it was locked.`);
  return moved;
}

/** Refuses a step that the rules do not allow now. For callers that prepare it: they have locked the order. */
export function checkPayoutStep(order: Order, event: PayoutEvent, step: Pick<PayoutStep, 'context'>): void {
  const verdict = judgedBy(order, event, step);
  if (!verdict.allowed) throw refusalOf(payoutStatusIdOf(order), verdict.reason);
}

/**
 * Event of a payout. `poolToo`: it is in the pool or has just left it, so all suppliers receive the event.
 */
export function payoutEvent(
  type: 'payout.created' | 'payout.updated',
  order: Order,
  poolToo: boolean,
): FanoutEvent {
  const { id, merchantId, supplierId } = order;
  return {
    topic: 'payouts',
    type,
    id,
    merchantId,
    ...(supplierId === null ? {} : { supplierId }),
    ...(poolToo ? { allSuppliers: true } : {}),
  };
}

export const isInPool = ({ payoutStatus }: Order): boolean => payoutStatus === payoutStatusIds.awaiting;

/** The status of a payout; throws for a collection order. */
export function payoutStatusIdOf(order: Order): PayoutStatusId {
  if (order.payoutStatus === null) throw new BusinessError('orderTypeRefused');
  return order.payoutStatus;
}

function judgedBy(order: Order, event: PayoutEvent, { context }: Pick<PayoutStep, 'context'>) {
  return canTransitionPayout(payoutStatusIdOf(order), event, context);
}

async function movePayout(
  tx: Queryable,
  order: Order,
  event: PayoutEvent,
  step: PayoutStep,
): Promise<Order | undefined> {
  const from = payoutStatusIdOf(order);
  const verdict = judgedBy(order, event, step);
  if (!verdict.allowed) throw refusalOf(from, verdict.reason);
  const to = payoutStatusOf(verdict.to) ?? 'exception';
  const changes: OrderChanges = {
    ...changesOf(event, to, step),
    ...(verdict.ledger === 'post' ? { feeMinor: payoutFeeMinor(order) } : {}),
    payoutStatus: verdict.to,
    status: statusBeside[to],
    attempt: order.attempt + (verdict.newAttempt ? 1 : 0),
  };
  const moved = await recordStep(tx, order, changes, { event, from, to: verdict.to }, step);
  if (!moved) return undefined;
  await bookPayout(tx, moved.order, verdict.ledger, step.now);
  const status = event === 'reverse' ? 'reversed' : announcedAs[to];
  if (status) await announce(tx, moved.order, status, step.now);
  await settleAccount(tx, order, event, to, step.now);
  return moved.order;
}

/**
 * Ends what the payout holds on its account when it is paid, or is no longer to be paid from there. Until then it may
 * have been paid, so the account keeps its place. The account is locked last, as for collections.
 */
async function settleAccount(
  tx: Queryable,
  order: Order,
  event: PayoutEvent,
  to: PayoutStatus,
  now: Date,
): Promise<void> {
  if (order.resourceId === null) return;
  if (to === 'completed') return payFromAccount(tx, order, now);
  if (to === 'awaiting' || to === 'rejecting')
    await endAttempt(tx, order.id, 'released', now, event === 'reselect' ? 'reselected' : event);
}

/** Callback status by final payout status. */
const announcedAs: Partial<Record<PayoutStatus, CallbackStatus>> = {
  completed: 'completed',
  rejected: 'rejected',
  cancelled: 'cancelled',
};

const acknowledgedStatus = 4;

/** Records the merchant's acknowledgement in the order's status. The payout status does not change. */
export async function acknowledgePayout(tx: Queryable, order: Order, now: Date): Promise<Order> {
  const at = payoutStatusIdOf(order);
  const changes = {
    status: acknowledgedStatus,
    callbackAttempts: order.callbackAttempts + 1,
    lastCallbackAt: now,
  } as const;
  const step = await recordStep(tx, order, changes, { event: 'acknowledge', from: at, to: at }, { now });
  if (!step) throw new Error(`Order ${order.id} changed while it was locked.`);
  return step.order;
}

function refusalOf(from: PayoutStatusId, reason: string): BusinessError {
  switch (reason) {
    case 'roleNotAllowed':
      return new BusinessError('forbidden');
    case 'secondPersonRequired':
      return new BusinessError('secondApprovalRequired');
    case 'alreadyClaimed':
      return new BusinessError('claimTaken');
    case 'claimNotOwned':
      return new BusinessError('claimNotOwned');
    default:
      return new BusinessError('orderTransitionRefused', { status: payoutStatusOf(from) ?? from });
  }
}

/** Order status by payout status: order lists show both kinds of orders by one status. */
const statusBeside: Readonly<Record<PayoutStatus, Order['status']>> = {
  awaiting: 1,
  preparing: 2,
  paying: 2,
  submitted: 2,
  pendingConfirmation: 2,
  exception: 2,
  rejecting: 2,
  // Completed, but not acknowledged by the merchant yet.
  completed: 5,
  cancelled: 3,
  rejected: 3,
};

const unclaimed: OrderChanges = {
  claimedBy: null,
  claimedAt: null,
  claimExpiresAt: null,
  supplierId: null,
  resourceId: null,
  isProxy: false,
};

function changesOf(event: PayoutEvent, to: PayoutStatus, step: PayoutStep): OrderChanges {
  const { now, claim, utr, reason } = step;
  // Back in the pool any supplier may claim it, so data of the failed attempt is cleared.
  if (to === 'awaiting') {
    return { ...unclaimed, utr: null, rejectReason: null, processState: null, ...step.reselection };
  }
  switch (event) {
    case 'claim':
    case 'assign':
      return { ...claim };
    case 'reject':
    case 'decline':
      // The supplier keeps seeing the payout that it had claimed.
      return {
        claimedBy: null,
        claimedAt: null,
        claimExpiresAt: null,
        resourceId: null,
        rejectReason: reason ?? null,
      };
    case 'send':
    case 'submit':
      // The payer that started keeps the payout: a lease must not expire during a payment.
      return { claimExpiresAt: null };
    case 'submitProof':
      return utr === undefined ? {} : { utr };
    case 'confirm':
    case 'findPaid':
      return {
        completedAt: now,
        processState: event === 'findPaid' ? 2 : null,
        ...(utr === undefined ? {} : { utr }),
        ...(step.context?.offset ? { supplementType: 2 } : {}),
      };
    case 'loseOutcome':
    case 'dispute':
      return { processState: 1 };
    case 'reverse':
      return { reversedAt: now };
    default:
      return {};
  }
}
