import type { Input } from '@platform/sdk';
import type { ListPlace } from '../../shared/list/list.url.ts';
import type { OrderFilterValues, OrderSortKey } from './orders.filters.ts';

export type OrderQuery = Input<'orders.list'>;

/**
 * Filters as `orders.list` takes them. What a variant fixes goes before what the URL says. These are the lists of
 * collections: payouts have lists of their own and show here only to who filters by that type.
 */
export function filterInput(values: OrderFilterValues, fixed: OrderFilterValues): OrderQuery {
  const { amount, currentReceivedMoney, notInOrderStatusIds, ...plain } = { ...values, ...fixed };
  return {
    orderType: 1,
    ...plain,
    // These filters are named by their time: what the platform takes one to mean otherwise is not asked.
    ...((plain.startTime || plain.endTime) && { timeField: 'createdAt' as const }),
    ...(amount && { amount: amount.amountMinor }),
    ...(currentReceivedMoney && { currentReceivedMoney: currentReceivedMoney.amountMinor }),
    ...(notInOrderStatusIds && { notInOrderStatusIds: [...notInOrderStatusIds] }),
  };
}

export function pageInput(filters: OrderQuery, place: ListPlace<OrderSortKey>): OrderQuery {
  return {
    ...filters,
    pageSize: place.pageSize,
    withSummary: true,
    ...(place.sort.by === 'createdAt' && place.sort.order === 'desc'
      ? place.cursor
        ? { cursor: place.cursor }
        : { page: place.page }
      : { page: place.page, sortBy: place.sort.by, sortOrder: place.sort.order }),
  };
}

/** One order by its number, whatever its status. */
export function oneOrderInput(orderCode: string): OrderQuery {
  return { orderCode, notInOrderStatusIds: [], pageSize: 1 };
}
