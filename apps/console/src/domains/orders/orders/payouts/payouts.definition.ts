import { noOptions } from '../list/orders.parts.ts';
import { payoutColumns, poolColumns } from './payouts.columns.tsx';
import { payoutFilters, poolFilters } from './payouts.filters.ts';
import { define } from './payouts.parts.ts';

const common = { rowId: 'orderCode', openName: 'order', initial: { options: noOptions } } as const;

/** The payout lists as data. Their addresses fix whose payouts they show. */
export const payoutList = define({
  ...common,
  label: 'table',
  sortKeys: ['createdAt', 'completedAt', 'amount', 'status'],
  filters: payoutFilters,
  columns: payoutColumns,
  ask: (query) => ({
    ...query,
    // The filter is named by its time, whatever the call would take it to mean.
    ...((query.startTime || query.endTime) && { timeField: 'createdAt' as const }),
  }),
  withPage: { withSummary: true },
});

/** The pool, oldest first: what waits longest is paid first. */
export const payoutPool = define({
  ...common,
  label: 'pool',
  sort: { by: 'createdAt', order: 'asc' },
  sortKeys: ['createdAt', 'amount'],
  filters: poolFilters,
  columns: poolColumns,
  seconds: 10,
  withPage: { withSummary: true },
});
