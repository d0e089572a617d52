import type { OperationIO } from '@platform/sdk';

export type OrderAllocation = OperationIO['orders.allocationInfo']['output'];
/** Where an attempt stands; sent, declined and unknown are also a payout's at a gateway. */
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
 * An account as it stood when it was looked at for an order; its names are read when somebody asks. A tuple, since every
 * order keeps one for each account that serves its product.
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
