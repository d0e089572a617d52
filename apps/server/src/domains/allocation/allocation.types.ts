import type { OperationIO } from '@platform/sdk';

export type OrderAllocation = OperationIO['orders.allocationInfo']['output'];
export type AttemptState = OrderAllocation['attempts'][number]['state'];
export type CandidateRefusal = OrderAllocation['candidates'][number]['refusals'][number];

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
