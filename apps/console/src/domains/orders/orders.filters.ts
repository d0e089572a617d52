import { ordersListRequest } from '@platform/sdk/validators';
import {
  decimalFilter,
  type FilterValues,
  flagFilter,
  integerFilter,
  integersFilter,
  moneyFilter,
  textFilter,
  timeFilter,
} from '../../shared/list/filter.codecs.ts';
import type { ListDefinition } from '../../shared/list/use-list.ts';

const rule = ordersListRequest.shape;

export type StatusId = 1 | 2 | 3 | 4 | 5 | 10;
/** Lists leave this status out unless it is asked for. */
export const hiddenStatus = 10;
/** The product whose variants are found by their main product. */
export const flaggedMainProduct = 3024;

/** Every filter of the contract's order list, under the contract's own name. */
export const orderFilters = {
  merchantId: textFilter(rule.merchantId),
  supplierId: textFilter(rule.supplierId),
  productId: integerFilter(rule.productId),
  mainProductId: integerFilter(rule.mainProductId),
  merchantOrderId: textFilter(rule.merchantOrderId),
  orderCode: textFilter(rule.orderCode),
  ipAddress: textFilter(rule.ipAddress),
  startTime: timeFilter(),
  endTime: timeFilter(),
  completedStartTime: timeFilter(),
  completedEndTime: timeFilter(),
  orderStatusId: integerFilter<StatusId>(rule.orderStatusId),
  notInOrderStatusIds: integersFilter<StatusId>(rule.notInOrderStatusIds),
  isProxy: flagFilter(),
  orderType: integerFilter<1 | 2>(rule.orderType),
  orderMark: integerFilter<0 | 1 | 2 | 3 | 4>(rule.orderMark),
  supplementStatus: integerFilter<0 | 1>(rule.supplementStatus),
  supplementType: integerFilter<1 | 2>(rule.supplementType),
  amount: moneyFilter(),
  currentReceivedMoney: moneyFilter(),
  description: textFilter(rule.description),
  cardNumber: textFilter(rule.cardNumber),
  usdtAddress: textFilter(rule.usdtAddress),
  usdtCount: decimalFilter(6),
  identifyCode: textFilter(rule.identifyCode),
  validateUserName: textFilter(rule.validateUserName),
  userName: textFilter(rule.userName),
  ifscCode: textFilter(rule.ifscCode),
  utr: textFilter(rule.utr),
  batchId: textFilter(rule.batchId),
  payoutStatus: integerFilter<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10>(rule.payoutStatus),
  processState: integerFilter<0 | 1 | 2>(rule.processState),
};
export type OrderFilterName = keyof typeof orderFilters;
export type OrderFilterValues = FilterValues<typeof orderFilters>;

export const orderSortKeys = ['createdAt', 'completedAt', 'amount', 'status'] as const;
export type OrderSortKey = (typeof orderSortKeys)[number];

export const orderListDefinition: ListDefinition<typeof orderFilters, OrderSortKey> = {
  filters: orderFilters,
  sortKeys: orderSortKeys,
  sort: { by: 'createdAt', order: 'desc' },
  pageSize: 50,
  openName: 'order',
};
