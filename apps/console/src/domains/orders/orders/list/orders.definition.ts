import { orderColumns } from './orders.columns.ts';
import { orderFilters } from './orders.filters.ts';
import { define, noOptions } from './orders.parts.ts';

/** The order lists as data. Their addresses fix which orders they show: collections, own ones or a team's. */
export const orderList = define({
  label: 'table',
  rowId: 'orderCode',
  openName: 'order',
  initial: { options: noOptions },
  sortKeys: ['createdAt', 'completedAt', 'amount', 'status'],
  filters: orderFilters,
  columns: orderColumns,
  ask: (query) => ({
    ...query,
    // The filter is named by its time, whatever the call would take it to mean.
    ...((query.startTime || query.endTime) && { timeField: 'createdAt' as const }),
  }),
  withPage: { withSummary: true },
});
