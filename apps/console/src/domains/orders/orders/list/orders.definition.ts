import { orderColumns } from './orders.columns.ts';
import { orderFilters } from './orders.filters.ts';
import { define } from './orders.parts.ts';

/** The order lists as data. They show collections; payouts have their own lists and appear on request. */
export const orderList = define({
  label: 'table',
  rowId: 'orderCode',
  openName: 'order',
  sortKeys: ['createdAt', 'completedAt', 'amount', 'status'],
  filters: orderFilters,
  columns: orderColumns,
  ask: (query, { fixed }) => ({
    orderType: 1,
    ...query,
    // Filters fixed by the route override those in the URL.
    ...fixed,
    // These filters are named by their time: what the platform takes one to mean otherwise is not asked.
    ...((query.startTime || query.endTime) && { timeField: 'createdAt' as const }),
  }),
  withPage: { withSummary: true },
});
