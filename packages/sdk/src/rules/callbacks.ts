import { canTransition } from './orders.ts';
import { payoutStatusOf } from './payouts.ts';

/** Between two attempts asked for by hand: a receiver is not to be hammered by an impatient person. */
export const resendQuietMs = 10_000;

/** What decides whether the callback of an order may be sent once more. */
export interface ResendFacts {
  /** Status of the order, as the wire numbers it. */
  readonly orderStatusId: number;
  /** Of a payout; null for a collection. */
  readonly payoutStatus: number | null;
  /** Where its delivery stands; left out where nobody knows. */
  readonly state?: string;
  /** A person has asked for an attempt that is still to come. */
  readonly resendPending?: boolean;
  /** When a person asked for one last. */
  readonly resendRequestedAt?: Date | null;
}

/** The error that sending it again would answer, or null where it may be. */
export type ResendRefusal = 'callbackNotEligible' | 'tooManyRequests';

/** Why an order's callback may not be sent again now, and how long that lasts where it passes. */
export type ResendVerdict =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly reason: ResendRefusal; readonly waitMs: number };

/**
 * Whether the callback of an order may be sent again now: that of a paid order or a completed payout, unless an attempt is
 * on its way, or was asked for a moment ago.
 *
 * @example canResendCallback({ orderStatusId: 3, payoutStatus: null }, new Date()) // { allowed: false, reason: 'callbackNotEligible', … }
 */
export function canResendCallback(facts: ResendFacts, now: Date): ResendVerdict {
  const { orderStatusId, payoutStatus, state, resendPending = false, resendRequestedAt } = facts;
  const isPaid =
    payoutStatus === null
      ? canTransition(orderStatusId, 'resendCallback').allowed
      : payoutStatusOf(payoutStatus) === 'completed';
  if (!isPaid) return { allowed: false, reason: 'callbackNotEligible', waitMs: 0 };
  const quietAt = resendRequestedAt ? resendRequestedAt.getTime() + resendQuietMs : 0;
  const busyUntil = state === 'sending' || resendPending ? now.getTime() + 1 : 0;
  const waitMs = Math.max(quietAt, busyUntil) - now.getTime();
  return waitMs > 0 ? { allowed: false, reason: 'tooManyRequests', waitMs } : { allowed: true };
}
