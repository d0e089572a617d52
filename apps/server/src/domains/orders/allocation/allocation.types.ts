import type { OperationIO } from '@platform/sdk';

export type OrderAllocation = OperationIO['orders.allocationInfo']['output'];
/** State of an attempt. `sent`, `declined` and `unknown` also apply to payouts at a gateway. */
export type AttemptState = 'reserved' | 'sent' | 'paid' | 'expired' | 'released' | 'declined' | 'unknown';

/** Why an account could not take an order. */
export type CandidateRefusal =
  | 'disabled'
  | 'supplierDisabled'
  | 'productMismatch'
  | 'monitorStale'
  | 'belowMinimum'
  | 'aboveMaximum'
  | 'dailyLimit'
  | 'concurrencyLimit'
  | 'supplierBalance'
  | 'amountTaken';

/**
 * A candidate as it was considered for an order. Names are joined on read. A tuple to save space, because
 * every order stores one for each account that serves its product.
 */
export type CandidateRecord = readonly [
  resourceId: string,
  weight: number,
  refusals: readonly CandidateRefusal[],
  processingCount: number,
  concurrencyLimit: number | null,
  dailyUsedMinor: number,
  dailyLimitMinor: number | null,
];
