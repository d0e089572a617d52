import { type FieldRefusal, type FieldVerdict, fieldLimits } from './forms.ts';

/** What a payout batch is made from: undefined or empty is a field that nobody filled in. */
export interface PayoutBatchForm {
  /** At most 500; left out, as many as there are up to that. */
  readonly maxOrderCount?: number | undefined;
  /** When it is to be paid; required. */
  readonly payoutTime?: Date | undefined;
  /** Minor units, both ends included; either may be open. */
  readonly minAmountMinor?: number | undefined;
  /** Minor units; not below `minAmountMinor`. */
  readonly maxAmountMinor?: number | undefined;
  /** The account that pays. */
  readonly resourceId?: string | undefined;
  /** The form of the file for its bank. */
  readonly templateId?: string | undefined;
}

/** Why fields are refused; nothing where all are good. */
export type PayoutBatchRefusals = { readonly [Field in keyof PayoutBatchForm]?: FieldRefusal };

/**
 * Every field of a payout batch that is not as it must be, with the reason; no field where all is well. A range whose
 * ends are the wrong way round is the fault of its minimum.
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
