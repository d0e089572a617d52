import { type FieldVerdict, fieldLimits, textWithin, validateChoice } from './forms.ts';

/** Why a payout is rejected, as `orders.reject` takes it; anything else there is a reason in words. */
export const rejectReasons = [
  'beneficiaryWrong',
  'bankUnavailable',
  'amountRefused',
  'limitReached',
  'riskControl',
  'duplicate',
] as const;

/** A reason to reject a payout, by its key. */
export type RejectReason = (typeof rejectReasons)[number];

/** The choice that asks for a reason in words. */
export const otherReason = 'other';

/**
 * A choice of the list, or `other` with a text of its own.
 *
 * @example validateRejectReason('other', '  ') // 'required'
 */
export function validateRejectReason(choice: string, text = ''): FieldVerdict {
  return choice === otherReason
    ? textWithin(text, fieldLimits.rejectReason)
    : validateChoice(choice, rejectReasons);
}

/** What `orders.reject` is sent for a choice that was judged to be good. */
export function rejectReasonText(choice: string, text = ''): string {
  return choice === otherReason ? text.trim() : choice;
}
