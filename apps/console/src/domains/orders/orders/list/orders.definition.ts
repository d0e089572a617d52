import { orderColumns } from './orders.columns.ts';
import { orderFilters } from './orders.filters.ts';
import { define } from './orders.parts.ts';

/** The order lists as data. They show collections: payouts have lists of their own, and stand here for who asks for them. */
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
    // What the address fixes goes before what the URL says.
    ...fixed,
    // These filters are named by their time: what the platform takes one to mean otherwise is not asked.
    ...((query.startTime || query.endTime) && { timeField: 'createdAt' as const }),
  }),
  withPage: { withSummary: true },
});
