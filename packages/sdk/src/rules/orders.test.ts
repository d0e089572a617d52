import { describe, expect, it } from 'vitest';
import {
  canTransition,
  type OrderContext,
  type OrderEvent,
  type OrderStatus,
  orderStatusIds,
  orderStatusOf,
} from './orders.ts';

const statuses = [
  'created',
  'allocated',
  'timedOut',
  'allocationFailed',
  'callbackFailed',
  'callbackSucceeded',
] as const;

// One line an event, one column a status: where it leads, or the refusal in brackets.
const expected: [OrderEvent, OrderContext, ...string[]][] = [
  [
    'allocate',
    {},
    'allocated',
    '[alreadyAllocated]',
    '[alreadyTimedOut]',
    '[allocationFailed]',
    '[alreadyPaid]',
    '[alreadyPaid]',
  ],
  [
    'noCapacity',
    {},
    'allocationFailed',
    '[alreadyAllocated]',
    '[alreadyTimedOut]',
    '[allocationFailed]',
    '[alreadyPaid]',
    '[alreadyPaid]',
  ],
  [
    'expire',
    {},
    '[notAllocated]',
    'timedOut',
    '[alreadyTimedOut]',
    '[allocationFailed]',
    '[alreadyPaid]',
    '[alreadyPaid]',
  ],
  [
    'match',
    {},
    '[notAllocated]',
    'callbackFailed post',
    '[graceOver]',
    '[allocationFailed]',
    '[alreadyPaid]',
    '[alreadyPaid]',
  ],
  [
    'match',
    { withinGrace: true },
    '[notAllocated]',
    'callbackFailed post',
    'callbackFailed post',
    '[allocationFailed]',
    '[alreadyPaid]',
    '[alreadyPaid]',
  ],
  [
    'supplement',
    {},
    '[notAllocated]',
    'callbackFailed post',
    '[timeoutSupplementDisabled]',
    'callbackFailed post',
    '[alreadyPaid]',
    '[alreadyPaid]',
  ],
  [
    'supplement',
    { canTimeoutSupplement: true },
    '[notAllocated]',
    'callbackFailed post',
    'callbackFailed post',
    'callbackFailed post',
    '[alreadyPaid]',
    '[alreadyPaid]',
  ],
  [
    'acknowledge',
    {},
    '[notPaid]',
    '[notPaid]',
    '[notPaid]',
    '[notPaid]',
    'callbackSucceeded',
    '[alreadyAcknowledged]',
  ],
  [
    'resendCallback',
    {},
    '[notPaid]',
    '[notPaid]',
    '[notPaid]',
    '[notPaid]',
    'callbackFailed',
    'callbackSucceeded',
  ],
  ['reselect', {}, 'allocated', 'allocated', 'allocated', 'allocated', '[alreadyPaid]', '[alreadyPaid]'],
  [
    'freeResource',
    {},
    '[notAllocated]',
    'timedOut',
    '[alreadyTimedOut]',
    '[allocationFailed]',
    '[alreadyPaid]',
    '[alreadyPaid]',
  ],
  ['reverse', {}, '[notPaid]', '[notPaid]', '[notPaid]', '[notPaid]', 'timedOut reverse', 'timedOut reverse'],
];

function verdictOf(status: OrderStatus, event: OrderEvent, context: OrderContext): string {
  const verdict = canTransition(orderStatusIds[status], event, context);
  if (!verdict.allowed) return `[${verdict.reason}]`;
  return `${orderStatusOf(verdict.to)}${verdict.ledger === 'none' ? '' : ` ${verdict.ledger}`}`;
}

describe('collection order transitions', () => {
  it.each(expected)('%s with %j', (event, context, ...row) => {
    expect(statuses.map((status) => verdictOf(status, event, context))).toEqual(row);
  });

  it('books money exactly when an order becomes paid, and takes it back exactly when it stops being paid', () => {
    const isPaid = (status: OrderStatus | undefined) =>
      status === 'callbackFailed' || status === 'callbackSucceeded';
    for (const [event, context] of expected) {
      for (const status of statuses) {
        const verdict = canTransition(orderStatusIds[status], event, context);
        if (!verdict.allowed) continue;
        const change = Number(isPaid(orderStatusOf(verdict.to))) - Number(isPaid(status));
        expect([event, status, verdict.ledger]).toEqual([
          event,
          status,
          ['reverse', 'none', 'post'][change + 1],
        ]);
      }
    }
  });

  it('refuses a status of a newer server', () => {
    expect(canTransition(6, 'reverse')).toEqual({ allowed: false, reason: 'unknownStatus' });
  });
});
