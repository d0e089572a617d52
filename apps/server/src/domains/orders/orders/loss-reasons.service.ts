import type { OperationIO } from '@platform/sdk';
import { type OrderEvent, rejectReasons } from '@platform/sdk/rules';

type CallbackOutcome = OperationIO['orderCallbacks.listDetails']['output']['list'][number]['outcome'];

/** Why no account took a collection: no account serves its product, or what refused it where the least did. */
type AllocationLoss = (typeof allocationLosses)[number];
type Refusal = Exclude<AllocationLoss, 'noAccount'>;

/** Why a collection was not paid in time, or is not paid any more. */
type PaymentLoss = 'payerClaims' | 'gatewayGaveUp' | 'freed' | 'freedSettled' | 'reversed';

/** Why a payout ended without a payment, or why it is unknown whether it was paid. */
type PayoutLoss =
  | (typeof rejectReasons)[number]
  | 'cancelledByMerchant'
  | 'cancelledByStaff'
  | 'declined'
  | 'otherReason'
  | 'outcomeUnknown'
  | 'disputed';

/** Why the merchant has not acknowledged a payment, by the outcome of the last callback. */
const callbackLosses: ReadonlyMap<CallbackOutcome, CallbackLoss> = new Map([
  ['wrongAnswer', 'callbackWrongAnswer'],
  ['httpError', 'callbackHttpError'],
  ['timedOut', 'callbackTimedOut'],
  ['connectionFailed', 'callbackConnectionFailed'],
  ['refusedAddress', 'callbackRefusedAddress'],
] as const);
type CallbackLoss =
  | 'callbackWrongAnswer'
  | 'callbackHttpError'
  | 'callbackTimedOut'
  | 'callbackConnectionFailed'
  | 'callbackRefusedAddress';

/** A reason that is stored with an order. Others follow from its status: `lossReason` of `orders.measures.ts`. */
export type LossReason = AllocationLoss | PaymentLoss | PayoutLoss | CallbackLoss;

/** Merchants do not learn what the platform's accounts lack; to them all of these are the first. */
export const allocationLosses = [
  'noAccount',
  'disabled',
  'supplierDisabled',
  'productMismatch',
  'monitorStale',
  'belowMinimum',
  'aboveMaximum',
  'dailyLimit',
  'concurrencyLimit',
  'supplierBalance',
  'amountTaken',
] as const;

/**
 * The reason of the accounts that had the fewest against the order: the most frequent one among them. An account
 * that nothing refused lost its last amount or place to another order meanwhile.
 *
 * @param considered the refusals of each account
 */
export function allocationLoss(considered: readonly (readonly Refusal[])[]): AllocationLoss {
  const fewest = Math.min(...considered.map((refusals) => refusals.length));
  const counts = new Map<AllocationLoss, number>();
  for (const refusals of considered) {
    if (refusals.length > fewest) continue;
    for (const reason of refusals.length > 0 ? refusals : (['amountTaken'] as const))
      counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return allocationLosses.reduce<AllocationLoss>(
    (best, reason) => ((counts.get(reason) ?? 0) > (counts.get(best) ?? 0) ? reason : best),
    'noAccount',
  );
}

/** A predefined reason of a rejection, or the one for any other text. */
export const rejectionLoss = <Other extends LossReason>(
  text: string | undefined,
  other: Other,
): (typeof rejectReasons)[number] | Other => rejectReasons.find((reason) => reason === text) ?? other;

/** Null for an acknowledgement, and for an outcome of a later version. */
export const callbackLoss = (outcome: CallbackOutcome): CallbackLoss | null =>
  callbackLosses.get(outcome) ?? null;

interface LossFacts {
  readonly context?: { readonly offset?: boolean };
  readonly lossReason?: LossReason;
}

/**
 * What a collection's step changes of its reason. Nothing where it stays, so that the steps of most orders write the
 * same columns.
 */
export function lossChange(
  known: LossReason | null,
  event: OrderEvent,
  facts: LossFacts,
): { readonly lossReason?: LossReason | null } {
  const next = lossAfter(event, facts);
  return next === undefined || next === known ? {} : { lossReason: next };
}

function lossAfter(event: OrderEvent, { context, lossReason }: LossFacts): LossReason | null | undefined {
  switch (event) {
    case 'freeResource':
      return context?.offset ? 'freedSettled' : 'freed';
    case 'reverse':
      return 'reversed';
    case 'resendCallback':
      return undefined;
    case 'noCapacity':
    case 'expire':
    case 'allocate':
    case 'reselect':
    case 'match':
    case 'supplement':
    case 'acknowledge':
      return lossReason ?? null;
  }
}
