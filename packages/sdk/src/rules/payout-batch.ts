import { type FieldRefusal, type FieldVerdict, fieldLimits } from './forms.ts';

/** Form of a payout batch. An undefined or empty field was not filled in. */
export interface PayoutBatchForm {
  /** Maximum number of orders, at most 500; if absent, all matching orders up to that limit. */
  readonly maxOrderCount?: number | undefined;
  /** When to pay; required. */
  readonly payoutTime?: Date | undefined;
  /** Minimum amount in minor units, inclusive; optional. */
  readonly minAmountMinor?: number | undefined;
  /** Maximum amount in minor units, inclusive; must not be below `minAmountMinor`. */
  readonly maxAmountMinor?: number | undefined;
  /** The paying account. */
  readonly resourceId?: string | undefined;
  /** Template of the bank's file. */
  readonly templateId?: string | undefined;
}

/** Refusals by field; empty if the form is valid. */
export type PayoutBatchRefusals = { readonly [Field in keyof PayoutBatchForm]?: FieldRefusal };

/**
 * Returns the refused fields of a payout batch with the reason; empty if the form is valid. If the minimum
 * exceeds the maximum, the minimum is refused.
 *
 * @example validatePayoutBatch({ maxOrderCount: 501, payoutTime, resourceId, templateId }) // { maxOrderCount: 'tooLarge' }
 */
export function validatePayoutBatch(form: PayoutBatchForm): PayoutBatchRefusals {
  const { maxOrderCount, payoutTime, minAmountMinor, maxAmountMinor, resourceId, templateId } = form;
  const isReversed =
    minAmountMinor !== undefined && maxAmountMinor !== undefined && minAmountMinor > maxAmountMinor;
  const verdicts: Record<keyof PayoutBatchForm, FieldVerdict> = {
    maxOrderCount: validateCount(maxOrderCount),
    payoutTime: payoutTime ? validDate(payoutTime) : 'required',
    minAmountMinor: validateAmount(minAmountMinor) ?? (isReversed ? 'minimumAboveMaximum' : undefined),
    maxAmountMinor: validateAmount(maxAmountMinor),
    resourceId: resourceId ? undefined : 'required',
    templateId: templateId ? undefined : 'required',
  };
  return Object.fromEntries(Object.entries(verdicts).filter(([, verdict]) => verdict !== undefined));
}

function validateCount(count: number | undefined): FieldVerdict {
  if (count === undefined) return undefined;
  if (!Number.isSafeInteger(count)) return 'notAWholeNumber';
  if (count < 1) return 'tooSmall';
  return count > fieldLimits.batchOrders ? 'tooLarge' : undefined;
}

function validateAmount(amountMinor: number | undefined): FieldVerdict {
  if (amountMinor === undefined) return undefined;
  if (!Number.isSafeInteger(amountMinor)) return 'notAWholeNumber';
  return amountMinor < 0 ? 'tooSmall' : undefined;
}

const validDate = (time: Date): FieldVerdict => (Number.isNaN(time.getTime()) ? 'invalidDate' : undefined);
