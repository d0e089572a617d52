/** Collection order statuses and their ids on the wire. */
export const orderStatusIds = {
  created: 1,
  allocated: 2,
  timedOut: 3,
  callbackSucceeded: 4,
  callbackFailed: 5,
  allocationFailed: 10,
} as const;

export type OrderStatus = keyof typeof orderStatusIds;
export type OrderStatusId = (typeof orderStatusIds)[OrderStatus];

/** What may befall an order. */
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

/** Why an event is refused. Stable: consoles translate these. */
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
  | 'unknownStatus';

/** `post`: the money of the order is booked. `reverse`: that booking is undone. */
export type OrderLedgerStep = 'none' | 'post' | 'reverse';

/** What is known beside the status where a rule asks for it; unknown counts as no. */
export interface OrderContext {
  /** The order timed out less than the grace window ago. */
  readonly withinGrace?: boolean;
  /** Setting CanTimeoutSupplement. */
  readonly canTimeoutSupplement?: boolean;
}

export interface OrderTransition {
  readonly to: OrderStatus;
  readonly ledger: OrderLedgerStep;
  /** The context that must hold, and the refusal where it does not. */
  readonly when?: { readonly context: keyof OrderContext; readonly otherwise: OrderRefusal };
}

export interface OrderEventRule {
  readonly by: 'system' | 'operator';
  /** Asks for the second-level token. */
  readonly secondLevel: boolean;
  /** Every status: where the event leads, or why it is refused. */
  readonly from: Readonly<Record<OrderStatus, OrderTransition | OrderRefusal>>;
}

const paid: OrderTransition = { to: 'callbackFailed', ledger: 'post' };
const reversed: OrderTransition = { to: 'timedOut', ledger: 'reverse' };
const stepTo = (to: OrderStatus): OrderTransition => ({ to, ledger: 'none' });

/**
 * Every event in every status. A paid order that the merchant has not acknowledged yet is `callbackFailed` with no
 * attempt; reversing leads back to `timedOut`, and the bank reference stays consumed.
 */
export const orderRules = {
  allocate: {
    by: 'system',
    secondLevel: false,
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
    by: 'system',
    secondLevel: false,
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
    by: 'system',
    secondLevel: false,
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
    by: 'system',
    secondLevel: false,
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
    by: 'operator',
    secondLevel: true,
    from: {
      created: 'notAllocated',
      allocated: paid,
      timedOut: {
        ...paid,
        when: { context: 'canTimeoutSupplement', otherwise: 'timeoutSupplementDisabled' },
      },
      allocationFailed: paid,
      callbackFailed: 'alreadyPaid',
      callbackSucceeded: 'alreadyPaid',
    },
  },
  acknowledge: {
    by: 'system',
    secondLevel: false,
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
    by: 'operator',
    secondLevel: false,
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
    by: 'operator',
    secondLevel: false,
    from: {
      created: stepTo('allocated'),
      allocated: stepTo('allocated'),
      timedOut: stepTo('allocated'),
      allocationFailed: stepTo('allocated'),
      callbackFailed: 'alreadyPaid',
      callbackSucceeded: 'alreadyPaid',
    },
  },
  freeResource: {
    by: 'operator',
    secondLevel: false,
    from: {
      created: 'notAllocated',
      allocated: stepTo('timedOut'),
      timedOut: 'alreadyTimedOut',
      allocationFailed: 'allocationFailed',
      callbackFailed: 'alreadyPaid',
      callbackSucceeded: 'alreadyPaid',
    },
  },
  reverse: {
    by: 'operator',
    secondLevel: true,
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

export type OrderVerdict =
  | { readonly allowed: true; readonly to: OrderStatusId; readonly ledger: OrderLedgerStep }
  | { readonly allowed: false; readonly reason: OrderRefusal };

/** Name of a status id; undefined for one that this version does not know. */
export function orderStatusOf(id: number): OrderStatus | undefined {
  return (Object.keys(orderStatusIds) as OrderStatus[]).find((status) => orderStatusIds[status] === id);
}

/**
 * Whether an event may happen to an order now, and where it leads; or the reason why not.
 *
 * @example canTransition(4, 'supplement') // { allowed: false, reason: 'alreadyPaid' }
 */
export function canTransition(statusId: number, event: OrderEvent, context: OrderContext = {}): OrderVerdict {
  const status = orderStatusOf(statusId);
  if (!status) return { allowed: false, reason: 'unknownStatus' };
  const rule: OrderEventRule = orderRules[event];
  const cell = rule.from[status];
  if (typeof cell === 'string') return { allowed: false, reason: cell };
  if (cell.when && !context[cell.when.context]) return { allowed: false, reason: cell.when.otherwise };
  return { allowed: true, to: orderStatusIds[cell.to], ledger: cell.ledger };
}
