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

/** An account as it stood when it was looked at for an order; its names are read when somebody asks. */
export interface CandidateRecord {
  readonly resourceId: string;
  readonly weight: number;
  readonly refusals: readonly CandidateRefusal[];
  readonly processingCount: number;
  readonly concurrencyLimit: number | null;
  readonly dailyUsedMinor: number;
  readonly dailyLimitMinor: number | null;
}
