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

/** Payout order statuses and their ids on the wire. */
export const payoutStatusIds = {
  awaiting: 1,
  preparing: 2,
  paying: 3,
  completed: 4,
  cancelled: 5,
  rejecting: 6,
  rejected: 7,
  pendingConfirmation: 8,
  submitted: 9,
  exception: 10,
} as const;

/** Status of a payout, by name. */
export type PayoutStatus = keyof typeof payoutStatusIds;
/** Status of a payout, as the wire numbers it. */
export type PayoutStatusId = (typeof payoutStatusIds)[PayoutStatus];

/** What may befall a payout. */
export type PayoutEvent =
  /** Somebody takes the leased right to pay it; its holder renews the lease. */
  | 'claim'
  /** The platform gives it to an account by itself (AutoAssignPayoutOrder). */
  | 'assign'
  /** The holder gives the claim back. */
  | 'cancelClaim'
  /** An operator takes the claim away. */
  | 'unlock'
  /** The lease of the claim ran out. */
  | 'expireClaim'
  | 'cancel'
  | 'reject'
  /** Through another product, or with corrected bank details. */
  | 'reselect'
  | 'approveRejection'
  | 'refuseRejection'
  /** It is handed to a gateway; the key of the attempt is saved with this step, before the gateway is called. */
  | 'submit'
  /** The holder of the claim pays by hand. */
  | 'send'
  /** The gateway took it. */
  | 'accept'
  /** Definitely not paid. */
  | 'decline'
  /** A time-out, a 5xx, an answer that nobody understands: it may have been paid. */
  | 'loseOutcome'
  /** Proof or a bank reference (UTR). */
  | 'submitProof'
  | 'confirm'
  | 'dispute'
  /** An exception turns out to be paid. */
  | 'findPaid'
  /** An exception turns out to be definitely not paid. */
  | 'findFailed'
  /** The bank sent the money back. */
  | 'reverse';

/** Why an event is refused. Stable: consoles translate these. */
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
 * What a step books, for amount A and fee f:
 * `reserve` a pending transfer of A + f from merchant_payable to payout_clearing; `void` undoes that pending transfer;
 * `post` makes it final and moves A on to supplier_receivable and f to fee_income;
 * `postSupplierSide` voids it and moves A from adjustment to supplier_receivable: the merchant was charged elsewhere;
 * `reverse` writes the contra entries of whatever was posted.
 */
export type PayoutLedgerStep = 'none' | 'reserve' | 'void' | 'post' | 'postSupplierSide' | 'reverse';

/** What is known beside the status where a rule asks for it; unknown counts as no. */
export interface PayoutContext extends StepContext {
  /** Whoever acts holds the claim of this payout; while it is being prepared, its lease runs too. */
  readonly holdsClaim?: boolean;
  /** Setting GatewayOrderRejectToPayoutPool. */
  readonly gatewayRejectsToPool?: boolean;
}

/** Where an event leads a payout. */
export type PayoutTransition = Transition<PayoutStatus, PayoutLedgerStep, PayoutContext, PayoutRefusal>;
/** What one event does to a payout. */
export type PayoutEventRule = EventRule<PayoutStatus, PayoutLedgerStep, PayoutContext, PayoutRefusal>;

const stepTo = (to: PayoutStatus, ledger: PayoutLedgerStep = 'none'): PayoutTransition => ({ to, ledger });
const anew: PayoutTransition = { to: 'awaiting', ledger: 'none', newAttempt: true };
const ifHolder = { context: 'holdsClaim', otherwise: 'claimNotOwned' } as const;
// An operator answers for every payout, a supplier for those that it has claimed.
const ifOwn = { ...ifHolder, for: ['supplier'] } as const;
const declined: PayoutTransition = {
  ...stepTo('rejecting'),
  when: ifOwn,
  instead: { when: 'gatewayRejectsToPool', to: 'awaiting' },
};
const lost: PayoutTransition = { ...stepTo('exception'), when: ifOwn };
const confirmed: PayoutTransition = { ...stepTo('completed', 'post'), offsetLedger: 'postSupplierSide' };

// Refusals that many events share; an event writes its own over them.
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

/** How a payout begins: the merchant's money is reserved at once, and a balance that is too small refuses it. */
export const payoutCreation = {
  by: ['merchant', 'operator'],
  to: 'awaiting',
  ledger: 'reserve',
} as const satisfies { by: readonly Actor[] } & PayoutTransition;

/**
 * Every event in every status. An exception is never retried by machine: a second key is a second payment, so only a
 * person who has looked leads out of it.
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
  // A gateway may have declined it under the old key.
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
  // Not by a supplier: nobody confirms what it is paid for itself.
  confirm: {
    by: ['system', 'operator'],
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
    by: ['operator'],
    from: { ...every('notInException'), exception: stepTo('completed', 'post') },
  },
  findFailed: { by: ['operator'], from: { ...every('notInException'), exception: anew } },
  reverse: {
    by: ['operator'],
    secondPerson: true,
    from: { ...every('notCompleted'), completed: stepTo('rejected', 'reverse') },
  },
} as const satisfies Readonly<Record<PayoutEvent, PayoutEventRule>>;

/** Whether an event may befall a payout now. */
export type PayoutVerdict = Judgement<PayoutStatusId, PayoutLedgerStep, PayoutRefusal>;

/** Name of a payout status id; undefined for one that this version does not know. */
export function payoutStatusOf(id: number): PayoutStatus | undefined {
  return (Object.keys(payoutStatusIds) as PayoutStatus[]).find((status) => payoutStatusIds[status] === id);
}

/**
 * Whether an event may happen to a payout now, where it leads and what it books; or the reason why not.
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
