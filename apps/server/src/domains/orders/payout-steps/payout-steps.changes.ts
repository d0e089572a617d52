import type { PayoutContext, PayoutEvent, PayoutStatus } from '@platform/sdk/rules';
import { rejectionLoss } from '../orders/loss-reasons.service.ts';
import type { OrderChanges, StepFacts } from '../orders/orders.service.ts';
import type { Order } from '../orders/orders.table.ts';

/** The beneficiary fields that an operator may correct. */
export type Beneficiary = Partial<Pick<Order, 'userName' | 'cardNumber' | 'ifscCode' | 'bankName'>>;

/** Input of a payout's step. */
export interface PayoutStep extends StepFacts {
  /** Facts that the rules check in addition to the status. */
  readonly context?: PayoutContext;
  /** With `claim`, `assign` and `enterBatch`: the payer and the lease. */
  readonly claim?: {
    /** Null for an account of a gateway: the platform itself sends from it. */
    readonly claimedBy: string | null;
    readonly claimedAt: Date;
    /** Null in a batch. */
    readonly claimExpiresAt: Date | null;
    /** Null when platform staff pays. */
    readonly supplierId: string | null;
    readonly isProxy: boolean;
    /** The account that pays. The caller has already reserved it. Null: paid from elsewhere. */
    readonly resourceId?: string | null;
  };
  /** With `enterBatch`, beside `claim`: the batch that holds it instead of a lease. */
  readonly payoutBatchId?: string;
  /** With `submitProof` and `confirm`: the bank's reference. */
  readonly utr?: string;
  /** With `reselect`: the new product and the corrected beneficiary. */
  readonly reselection?: Beneficiary & Pick<Order, 'productId' | 'mainProductId'>;
}

/** Order status by payout status: order lists show both kinds of orders by one status. */
export const statusBeside: Readonly<Record<PayoutStatus, Order['status']>> = {
  awaiting: 1,
  preparing: 2,
  paying: 2,
  submitted: 2,
  pendingConfirmation: 2,
  exception: 2,
  rejecting: 2,
  // Completed, but not acknowledged by the merchant yet.
  completed: 5,
  cancelled: 3,
  rejected: 3,
};

const unclaimed: OrderChanges = {
  claimedBy: null,
  claimedAt: null,
  claimExpiresAt: null,
  supplierId: null,
  resourceId: null,
  isProxy: false,
  commissionRate: null,
  payoutBatchId: null,
};

/** The columns that the event itself writes. */
export function changesOf(event: PayoutEvent, to: PayoutStatus, step: PayoutStep): OrderChanges {
  const { now, claim, utr, reason } = step;
  // Back in the pool any supplier may claim it, so data of the failed attempt is cleared.
  if (to === 'awaiting') {
    return {
      ...unclaimed,
      utr: null,
      rejectReason: null,
      lossReason: null,
      processState: null,
      ...step.reselection,
    };
  }
  switch (event) {
    case 'claim':
    case 'assign':
    case 'enterBatch':
      return { ...claim, ...(step.payoutBatchId === undefined ? {} : { payoutBatchId: step.payoutBatchId }) };
    case 'reject':
    case 'decline':
      // The supplier keeps seeing the payout that it had claimed.
      return {
        claimedBy: null,
        claimedAt: null,
        claimExpiresAt: null,
        resourceId: null,
        rejectReason: reason ?? null,
        lossReason: rejectionLoss(reason, event === 'reject' ? 'otherReason' : 'declined'),
      };
    case 'cancel':
      return { lossReason: step.context?.as === 'merchant' ? 'cancelledByMerchant' : 'cancelledByStaff' };
    case 'send':
    case 'submit':
      // The payer that started keeps the payout: a lease must not expire during a payment.
      return { claimExpiresAt: null };
    case 'submitProof':
      return utr === undefined ? {} : { utr };
    case 'confirm':
    case 'findPaid':
      return {
        completedAt: now,
        lossReason: null,
        processState: event === 'findPaid' ? 2 : null,
        ...(utr === undefined ? {} : { utr }),
        ...(step.context?.offset ? { supplementType: 2 } : {}),
      };
    case 'loseOutcome':
      return { processState: 1, lossReason: 'outcomeUnknown' };
    case 'dispute':
      return { processState: 1, lossReason: 'disputed' };
    case 'reverse':
      return { reversedAt: now, lossReason: 'reversed' };
    default:
      return {};
  }
}
