import { payoutSteps } from '../generated/steps.ts';
import {
  type Actor,
  type EventRule,
  type Judgement,
  judge,
  type StepContext,
  type StepRefusal,
  type Transition,
} from './machine.ts';
import {
  type PayoutStatus,
  type PayoutStatusId,
  payoutStatusIds,
  payoutStatusOf,
} from './payout-statuses.ts';

/** Events of a payout. */
export type PayoutEvent =
  /** A supplier or operator takes the exclusive, leased right to pay; a repeated claim renews the lease. */
  | 'claim'
  /** The platform assigns it to an account automatically (AutoAssignPayoutOrder). */
  | 'assign'
  /** The holder returns the claim. */
  | 'cancelClaim'
  /** An operator removes the claim. */
  | 'unlock'
  /** The claim's lease has expired. */
  | 'expireClaim'
  | 'cancel'
  | 'reject'
  /** Another product, or corrected bank details. */
  | 'reselect'
  | 'approveRejection'
  | 'refuseRejection'
  /** Sent to a gateway. The attempt's key is saved in this step, before the gateway is called. */
  | 'submit'
  /** The holder of the claim pays manually. */
  | 'send'
  /** The gateway accepted it. */
  | 'accept'
  /** Definitely not paid. */
  | 'decline'
  /** A time-out, a 5xx or an unknown answer: it may have been paid. */
  | 'loseOutcome'
  /** Proof of payment or a bank reference (UTR). */
  | 'submitProof'
  | 'confirm'
  | 'dispute'
  /** A processing exception was found to be paid. */
  | 'findPaid'
  /** A processing exception was found to be definitely unpaid. */
  | 'findFailed'
  /** The bank returned the money. */
  | 'reverse';

/** Why an event is refused. Stable codes: consoles translate them. */
export type PayoutRefusal =
  | 'notClaimed'
  | 'alreadyClaimed'
  | 'claimNotOwned'
  | 'paymentNotStarted'
  | 'paymentStarted'
  | 'notAccepted'
  | 'alreadyAccepted'
  | 'notProven'
  | 'awaitingConfirmation'
  | 'notBeingRejected'
  | 'beingRejected'
  | 'notInException'
  | 'inException'
  | 'notCompleted'
  | 'alreadyCompleted'
  | 'alreadyCancelled'
  | 'alreadyRejected'
  | StepRefusal;

/**
 * Ledger step, for amount A and fee f:
 * - `reserve` creates a pending transfer of A + f from merchant_payable to payout_clearing; `void` cancels it
 * - `post` makes it final and moves A on to supplier_receivable and f to fee_income
 * - `postSupplierSide` cancels it and moves A from adjustment to supplier_receivable: the merchant was
 *   charged elsewhere
 * - `reverse` writes the contra entries of the earlier postings
 */
export type PayoutLedgerStep = 'none' | 'reserve' | 'void' | 'post' | 'postSupplierSide' | 'reverse';

/** Facts that the rules need besides the status; a missing fact counts as false. */
export interface PayoutContext extends StepContext {
  /** The caller holds the claim of this payout; in status preparing, its lease must not have expired. */
  readonly holdsClaim?: boolean;
  /** Setting GatewayOrderRejectToPayoutPool. */
  readonly gatewayRejectsToPool?: boolean;
  /** The gateway itself has told the outcome of this attempt, asked by a query or in a notice that it signed. */
  readonly provenByGateway?: boolean;
}

/** Result of an event on a payout. */
export type PayoutTransition = Transition<PayoutStatus, PayoutLedgerStep, PayoutContext, PayoutRefusal>;
/** The rule of one event of payouts. */
export type PayoutEventRule = EventRule<PayoutStatus, PayoutLedgerStep, PayoutContext, PayoutRefusal>;

const stepTo = (to: PayoutStatus, ledger: PayoutLedgerStep = 'none'): PayoutTransition => ({ to, ledger });
const anew: PayoutTransition = { to: 'awaiting', ledger: 'none', newAttempt: true };
const ifHolder = { context: 'holdsClaim', otherwise: 'claimNotOwned' } as const;
// Operators may act on every payout, suppliers only on those they have claimed.
const ifOwn = { ...ifHolder, for: ['supplier'] } as const;
const declined: PayoutTransition = {
  ...stepTo('rejecting'),
  when: ifOwn,
  instead: { when: 'gatewayRejectsToPool', to: 'awaiting' },
};
const lost: PayoutTransition = { ...stepTo('exception'), when: ifOwn };
// The platform alone knows nothing about an exception: only what the gateway says ends it.
const ifProven = { context: 'provenByGateway', otherwise: 'notProven', for: ['system'] } as const;
const confirmed: PayoutTransition = { ...stepTo('completed', 'post'), offsetLedger: 'postSupplierSide' };

// Default refusals of many events; an event overrides them.
const ended = {
  completed: 'alreadyCompleted',
  cancelled: 'alreadyCancelled',
  rejected: 'alreadyRejected',
} as const;
const handedOut = {
  ...ended,
  submitted: 'paymentStarted',
  paying: 'paymentStarted',
  pendingConfirmation: 'awaitingConfirmation',
  rejecting: 'beingRejected',
  exception: 'inException',
} as const;
const unclaimed = { ...handedOut, awaiting: 'notClaimed' } as const;
const unpaid = {
  ...handedOut,
  awaiting: 'paymentNotStarted',
  preparing: 'paymentNotStarted',
} as const;
const every = <Refusal extends PayoutRefusal>(reason: Refusal) => ({
  ...ended,
  awaiting: reason,
  preparing: reason,
  submitted: reason,
  paying: reason,
  pendingConfirmation: reason,
  rejecting: reason,
  exception: reason,
});

/**
 * Initial status of a payout. The merchant's money is reserved at once; an insufficient balance refuses the
 * payout.
 */
export const payoutCreation = {
  by: ['merchant', 'operator'],
  to: 'awaiting',
  ledger: 'reserve',
} as const satisfies { by: readonly Actor[] } & PayoutTransition;

/**
 * Every event in every status. A processing exception is never retried automatically: a second key could pay
 * twice, so only a person who has checked may end it, or the platform with proof of the gateway.
 */
export const payoutRules = {
  claim: {
    by: ['supplier', 'operator'],
    from: {
      ...handedOut,
      awaiting: stepTo('preparing'),
      preparing: { ...stepTo('preparing'), when: { context: 'holdsClaim', otherwise: 'alreadyClaimed' } },
    },
  },
  assign: {
    by: ['system'],
    from: { ...handedOut, awaiting: stepTo('preparing'), preparing: 'alreadyClaimed' },
  },
  cancelClaim: {
    by: ['supplier', 'operator'],
    from: { ...unclaimed, preparing: { ...stepTo('awaiting'), when: ifHolder } },
  },
  unlock: { by: ['operator'], from: { ...unclaimed, preparing: stepTo('awaiting') } },
  expireClaim: { by: ['system'], from: { ...unclaimed, preparing: stepTo('awaiting') } },
  cancel: {
    by: ['merchant', 'operator'],
    from: { ...handedOut, awaiting: stepTo('cancelled', 'void'), preparing: 'alreadyClaimed' },
  },
  reject: {
    by: ['supplier', 'operator'],
    from: {
      ...handedOut,
      awaiting: { ...stepTo('rejecting'), when: { ...ifOwn, otherwise: 'notClaimed' } },
      preparing: { ...stepTo('rejecting'), when: ifOwn },
    },
  },
  reselect: {
    by: ['operator'],
    from: { ...handedOut, awaiting: anew, preparing: anew, rejecting: anew },
  },
  approveRejection: {
    by: ['operator'],
    from: { ...every('notBeingRejected'), rejecting: stepTo('rejected', 'void') },
  },
  // A new attempt, because a gateway may have declined the payout under the old key.
  refuseRejection: { by: ['operator'], from: { ...every('notBeingRejected'), rejecting: anew } },
  submit: { by: ['system'], from: { ...unclaimed, preparing: stepTo('submitted') } },
  send: {
    by: ['supplier', 'operator'],
    from: { ...unclaimed, preparing: { ...stepTo('paying'), when: ifHolder } },
  },
  accept: {
    by: ['system'],
    from: { ...unpaid, submitted: stepTo('paying'), paying: 'alreadyAccepted' },
  },
  decline: {
    by: ['system', 'supplier', 'operator'],
    from: { ...unpaid, submitted: declined, paying: declined },
  },
  loseOutcome: {
    by: ['system', 'supplier', 'operator'],
    from: { ...unpaid, submitted: lost, paying: lost },
  },
  submitProof: {
    by: ['system', 'supplier', 'operator'],
    from: { ...unpaid, submitted: 'notAccepted', paying: { ...stepTo('pendingConfirmation'), when: ifOwn } },
  },
  // Not by a supplier: a supplier must not confirm a payment for which it is credited.
  confirm: {
    by: ['system', 'operator'],
    secondPerson: true,
    from: { ...unpaid, submitted: 'notAccepted', paying: confirmed, pendingConfirmation: confirmed },
  },
  dispute: {
    by: ['system', 'operator'],
    from: {
      ...unpaid,
      submitted: 'notAccepted',
      paying: 'notProven',
      pendingConfirmation: stepTo('exception'),
    },
  },
  findPaid: {
    by: ['system', 'operator'],
    secondPerson: true,
    from: { ...every('notInException'), exception: { ...stepTo('completed', 'post'), when: ifProven } },
  },
  findFailed: {
    by: ['system', 'operator'],
    from: { ...every('notInException'), exception: { ...anew, when: ifProven } },
  },
  reverse: {
    by: ['operator'],
    secondPerson: true,
    from: { ...every('notCompleted'), completed: stepTo('rejected', 'reverse') },
  },
} as const satisfies Readonly<Record<PayoutEvent, PayoutEventRule>>;

/** Whether an event is allowed on a payout now. */
export type PayoutVerdict = Judgement<PayoutStatusId, PayoutLedgerStep, PayoutRefusal>;

/**
 * Returns whether an event is allowed on a payout now and its result with the ledger step, or the refusal.
 *
 * @example canTransitionPayout(2, 'cancelClaim', { holdsClaim: true })
 *   // { allowed: true, to: 1, ledger: 'none', newAttempt: false }
 */
export function canTransitionPayout(
  statusId: number,
  event: PayoutEvent,
  context: PayoutContext = {},
): PayoutVerdict {
  const status = payoutStatusOf(statusId);
  if (!status) return { allowed: false, reason: 'unknownStatus' };
  const rule: PayoutEventRule = payoutRules[event];
  const verdict = judge(rule, payoutSteps[event], status, context);
  return verdict.allowed ? { ...verdict, to: payoutStatusIds[verdict.to] } : verdict;
}
