import { collectionSteps } from '../generated/steps.ts';
import {
  type Actor,
  type EventRule,
  type Judgement,
  judge,
  type StepContext,
  type StepRefusal,
  type Transition,
} from './machine.ts';
import { type OrderStatus, type OrderStatusId, orderStatusIds, orderStatusOf } from './order-statuses.ts';

/** Events of a collection order. */
export type OrderEvent =
  | 'allocate'
  | 'noCapacity'
  | 'expire'
  | 'match'
  | 'supplement'
  | 'acknowledge'
  | 'resendCallback'
  | 'reselect'
  | 'freeResource'
  | 'reverse';

/** Why an event is refused. Stable codes: consoles translate them. */
export type OrderRefusal =
  | 'notAllocated'
  | 'alreadyAllocated'
  | 'alreadyTimedOut'
  | 'allocationFailed'
  | 'alreadyPaid'
  | 'notPaid'
  | 'alreadyAcknowledged'
  | 'graceOver'
  | 'timeoutSupplementDisabled'
  | StepRefusal;

/**
 * Ledger step, for amount A, merchant fee f and supplier commission c:
 * - `post` moves A from supplier_receivable to merchant_payable, f from merchant_payable to fee_income, and c
 *   from commission_expense to supplier_receivable
 * - `postSupplierSide` moves A from supplier_receivable to adjustment, and c as above: the merchant was
 *   credited elsewhere
 * - `reverse` writes the inverse of the earlier postings
 */
export type OrderLedgerStep = 'none' | 'post' | 'postSupplierSide' | 'reverse';

/** Facts that the rules need besides the status; a missing fact counts as false. */
export interface OrderContext extends StepContext {
  /** The order timed out within the grace window. */
  readonly withinGrace?: boolean;
  /** Setting CanTimeoutSupplement. */
  readonly canTimeoutSupplement?: boolean;
}

/** Result of an event on a collection order. */
export type OrderTransition = Transition<OrderStatus, OrderLedgerStep, OrderContext, OrderRefusal>;
/** The rule of one event of collection orders. */
export type OrderEventRule = EventRule<OrderStatus, OrderLedgerStep, OrderContext, OrderRefusal>;

const paid: OrderTransition = { to: 'callbackFailed', ledger: 'post' };
const supplemented: OrderTransition = { ...paid, offsetLedger: 'postSupplierSide' };
const reversed: OrderTransition = { to: 'timedOut', ledger: 'reverse' };
const anew: OrderTransition = { to: 'allocated', ledger: 'none', newAttempt: true };
const stepTo = (to: OrderStatus): OrderTransition => ({ to, ledger: 'none' });
const freed: OrderTransition = { ...stepTo('timedOut'), offsetLedger: 'postSupplierSide' };

/** Initial status of a collection order. */
export const orderCreation = {
  by: ['merchant', 'operator'],
  to: 'created',
  ledger: 'none',
} as const satisfies { by: readonly Actor[] } & OrderTransition;

/**
 * Every event in every status. A paid order that the merchant has not acknowledged yet is `callbackFailed`
 * with zero attempts. Reversing leads back to `timedOut`; the bank reference stays consumed.
 */
export const orderRules = {
  allocate: {
    by: ['system'],
    from: {
      created: stepTo('allocated'),
      allocated: 'alreadyAllocated',
      timedOut: 'alreadyTimedOut',
      allocationFailed: 'allocationFailed',
      callbackFailed: 'alreadyPaid',
      callbackSucceeded: 'alreadyPaid',
    },
  },
  noCapacity: {
    by: ['system'],
    from: {
      created: stepTo('allocationFailed'),
      allocated: 'alreadyAllocated',
      timedOut: 'alreadyTimedOut',
      allocationFailed: 'allocationFailed',
      callbackFailed: 'alreadyPaid',
      callbackSucceeded: 'alreadyPaid',
    },
  },
  expire: {
    by: ['system'],
    from: {
      created: 'notAllocated',
      allocated: stepTo('timedOut'),
      timedOut: 'alreadyTimedOut',
      allocationFailed: 'allocationFailed',
      callbackFailed: 'alreadyPaid',
      callbackSucceeded: 'alreadyPaid',
    },
  },
  match: {
    by: ['system'],
    from: {
      created: 'notAllocated',
      allocated: paid,
      timedOut: { ...paid, when: { context: 'withinGrace', otherwise: 'graceOver' } },
      allocationFailed: 'allocationFailed',
      callbackFailed: 'alreadyPaid',
      callbackSucceeded: 'alreadyPaid',
    },
  },
  supplement: {
    by: ['operator', 'supplier'],
    from: {
      created: 'notAllocated',
      allocated: supplemented,
      timedOut: {
        ...supplemented,
        when: { context: 'canTimeoutSupplement', otherwise: 'timeoutSupplementDisabled' },
      },
      allocationFailed: supplemented,
      callbackFailed: 'alreadyPaid',
      callbackSucceeded: 'alreadyPaid',
    },
  },
  acknowledge: {
    by: ['system'],
    from: {
      created: 'notPaid',
      allocated: 'notPaid',
      timedOut: 'notPaid',
      allocationFailed: 'notPaid',
      callbackFailed: stepTo('callbackSucceeded'),
      callbackSucceeded: 'alreadyAcknowledged',
    },
  },
  resendCallback: {
    by: ['operator', 'merchant'],
    from: {
      created: 'notPaid',
      allocated: 'notPaid',
      timedOut: 'notPaid',
      allocationFailed: 'notPaid',
      callbackFailed: stepTo('callbackFailed'),
      callbackSucceeded: stepTo('callbackSucceeded'),
    },
  },
  reselect: {
    by: ['operator'],
    from: {
      created: anew,
      allocated: anew,
      timedOut: anew,
      allocationFailed: anew,
      callbackFailed: 'alreadyPaid',
      callbackSucceeded: 'alreadyPaid',
    },
  },
  freeResource: {
    by: ['operator', 'supplier'],
    from: {
      created: 'notAllocated',
      allocated: freed,
      timedOut: 'alreadyTimedOut',
      allocationFailed: 'allocationFailed',
      callbackFailed: 'alreadyPaid',
      callbackSucceeded: 'alreadyPaid',
    },
  },
  reverse: {
    by: ['operator'],
    secondPerson: true,
    from: {
      created: 'notPaid',
      allocated: 'notPaid',
      timedOut: 'notPaid',
      allocationFailed: 'notPaid',
      callbackFailed: reversed,
      callbackSucceeded: reversed,
    },
  },
} as const satisfies Readonly<Record<OrderEvent, OrderEventRule>>;

/** Whether an event is allowed on a collection order now. */
export type OrderVerdict = Judgement<OrderStatusId, OrderLedgerStep, OrderRefusal>;

/**
 * Returns whether an event is allowed on a collection order now and its result, or the refusal.
 *
 * @example canTransition(4, 'supplement') // { allowed: false, reason: 'alreadyPaid' }
 */
export function canTransition(statusId: number, event: OrderEvent, context: OrderContext = {}): OrderVerdict {
  const status = orderStatusOf(statusId);
  if (!status) return { allowed: false, reason: 'unknownStatus' };
  const rule: OrderEventRule = orderRules[event];
  const verdict = judge(rule, collectionSteps[event], status, context);
  return verdict.allowed ? { ...verdict, to: orderStatusIds[verdict.to] } : verdict;
}
