import { type FieldVerdict, fieldLimits, textWithin, validateChoice } from './forms.ts';

/** Predefined reasons for `orders.reject`; any other value is free text. */
export const rejectReasons = [
  'beneficiaryWrong',
  'bankUnavailable',
  'amountRefused',
  'limitReached',
  'riskControl',
  'duplicate',
] as const;

/** Key of a predefined reason. */
export type RejectReason = (typeof rejectReasons)[number];

/** The choice that requires free text. */
export const otherReason = 'other';

/**
 * Checks a choice: a predefined reason, or `other` with a text.
 *
 * @example validateRejectReason('other', '  ') // 'required'
 */
export function validateRejectReason(choice: string, text = ''): FieldVerdict {
  return choice === otherReason
    ? textWithin(text, fieldLimits.rejectReason)
    : validateChoice(choice, rejectReasons);
}

/** Returns the value to send to `orders.reject` for a valid choice. */
export function rejectReasonText(choice: string, text = ''): string {
  return choice === otherReason ? text.trim() : choice;
}
