import { orderStatusOf, paidOrderStatuses } from './order-statuses.ts';
import { payoutStatusOf } from './payout-statuses.ts';

/** Minimum time between two manual attempts, so that an operator cannot flood a receiver. */
export const resendQuietMs = 10_000;

/** The facts that decide whether an order's callback may be re-sent. */
export interface ResendFacts {
  /** Status id of the order. */
  readonly orderStatusId: number;
  /** Payout status id; null for a collection order. */
  readonly payoutStatus: number | null;
  /** Delivery state; absent if unknown. */
  readonly state?: string;
  /** An operator has requested an attempt that has not been made yet. */
  readonly resendPending?: boolean;
  /** When an operator last requested an attempt. */
  readonly resendRequestedAt?: Date | null;
}

/** Name of the error that a re-send would be refused with. */
export type ResendRefusal = 'callbackNotEligible' | 'tooManyRequests';

/** Whether the callback may be re-sent; if not, why, and until when if the reason is temporary. */
export type ResendVerdict =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly reason: ResendRefusal; readonly waitMs: number };

/**
 * Whether an order's callback may be re-sent now. The order must be paid, or the payout completed, and no
 * attempt may be in progress or recently requested.
 *
 * @example canResendCallback({ orderStatusId: 3, payoutStatus: null }, new Date()) // { allowed: false, reason: 'callbackNotEligible', … }
 */
export function canResendCallback(facts: ResendFacts, now: Date): ResendVerdict {
  const { orderStatusId, payoutStatus, state, resendPending = false, resendRequestedAt } = facts;
  const status = orderStatusOf(orderStatusId);
  const isPaid =
    payoutStatus === null
      ? status !== undefined && paidOrderStatuses.includes(status)
      : payoutStatusOf(payoutStatus) === 'completed';
  if (!isPaid) return { allowed: false, reason: 'callbackNotEligible', waitMs: 0 };
  const quietAt = resendRequestedAt ? resendRequestedAt.getTime() + resendQuietMs : 0;
  const busyUntil = state === 'sending' || resendPending ? now.getTime() + 1 : 0;
  const waitMs = Math.max(quietAt, busyUntil) - now.getTime();
  return waitMs > 0 ? { allowed: false, reason: 'tooManyRequests', waitMs } : { allowed: true };
}
