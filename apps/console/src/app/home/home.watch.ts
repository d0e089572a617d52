import type { OperationId } from '@platform/sdk';
import {
  adjustmentsList,
  orderCallbacksList,
  ordersList,
  resourcesList,
  securityNodesLeaks,
  statementsList,
} from '@platform/sdk/operations';
import type { Tone } from '@platform/ui-kit/skin';
import { call } from '../../shared/client.ts';
import type { TimeRange } from '../../shared/list/time.range.ts';
import { listLink, wholeListLink } from '../../shared/list.links.ts';
import type { Role } from '../../shared/roles.ts';

const one = { page: 1, pageSize: 1 } as const;

/** Pending work for an operator, or a fault to report. */
export interface Watched {
  operation: OperationId;
  /** Null: there is some, but the server does not count it. */
  count: (days: Days, signal: AbortSignal) => Promise<number | null>;
  /** Severity when the count is above zero. */
  tone: Tone;
  link: (role: Role, days: Days) => string | undefined;
}

/** Yesterday and today. Older items are in the lists, not on the home page. */
export interface Days {
  today: TimeRange;
  since: TimeRange;
}

type Counted = { total?: number | null; list: readonly unknown[] };
const totalOf = ({ total, list }: Counted): number | null => total ?? (list.length === 0 ? 0 : null);

const statements = (state: 'suspicious' | 'unmatched' | 'unparsed'): Watched => ({
  operation: 'statements.list',
  count: async (_days, signal) => totalOf(await call(statementsList, { state, ...one }, { signal })),
  tone: 'warning',
  link: (role) => {
    const of = { state };
    // Customer service has a list for some kinds only, and the to-do page links each record to its own.
    return wholeListLink('statements.list', role, of) ?? (listLink('statements.list', role, of) && '/todo');
  },
});

const payouts = (payoutStatus: 1 | 6 | 8 | 10, tone: Tone): Watched => ({
  operation: 'orders.list',
  count: async (_days, signal) =>
    totalOf(await call(ordersList, { orderType: 2, payoutStatus, ...one }, { signal })),
  tone,
  link: (role) => listLink('orders.list', role, { orderType: 2, payoutStatus }),
});

const accounts = (filter: { state?: 0 | 1; monitorState?: 'offline' }, tone: Tone): Watched => ({
  operation: 'resources.list',
  count: async (_days, signal) => totalOf(await call(resourcesList, { ...filter, ...one }, { signal })),
  tone,
  link: (role) => listLink('resources.list', role, filter),
});

/** Everything a home page can watch. home.layout.ts assigns items to roles. */
export const watched = {
  deadCallbacks: {
    operation: 'orderCallbacks.list',
    count: async (_days, signal) =>
      totalOf(await call(orderCallbacksList, { state: 'dead', ...one }, { signal })),
    tone: 'danger',
    link: (role) => listLink('orderCallbacks.list', role, { state: 'dead' }),
  },
  failedCallbacks: {
    operation: 'orders.list',
    count: async ({ since }, signal) =>
      totalOf(
        await call(
          ordersList,
          {
            orderType: 1,
            orderStatusId: 5,
            startTime: since.from,
            endTime: since.to,
            timeField: 'createdAt',
            ...one,
          },
          { signal },
        ),
      ),
    tone: 'warning',
    link: (role, { since }) =>
      listLink('orders.list', role, {
        orderType: 1,
        orderStatusId: 5,
        startTime: since.from,
        endTime: since.to,
      }),
  },
  suspiciousStatements: statements('suspicious'),
  unmatchedStatements: statements('unmatched'),
  unparsedStatements: statements('unparsed'),
  payoutExceptions: payouts(10, 'danger'),
  payoutsRejecting: payouts(6, 'warning'),
  payoutsToConfirm: payouts(8, 'info'),
  payoutsAwaiting: payouts(1, 'info'),
  silentAccounts: accounts({ state: 0, monitorState: 'offline' }, 'danger'),
  accountsOff: accounts({ state: 1 }, 'neutral'),
  approvals: {
    operation: 'adjustments.list',
    count: async (_days, signal) =>
      (await call(adjustmentsList, { state: 'awaitingApproval', pageSize: 1 }, { signal })).total,
    tone: 'warning',
    link: (role) => listLink('adjustments.list', role, { state: 'awaitingApproval' }),
  },
  chainLeaks: {
    operation: 'securityNodes.leaks',
    count: async ({ today }, signal) =>
      totalOf(
        await call(securityNodesLeaks, { startTime: today.from, endTime: today.to, ...one }, { signal }),
      ),
    tone: 'danger',
    link: (role, { today }) =>
      listLink('securityNodes.leaks', role, { startTime: today.from, endTime: today.to }),
  },
} as const satisfies Record<string, Watched>;
export type WatchedKey = keyof typeof watched;
