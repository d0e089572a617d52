import type { OperationIO } from '@platform/sdk';

/** An order as lists and pushed events show it. */
export type OrderRow = OperationIO['orders.list']['output']['list'][number];
export type OrderStatusId = OrderRow['status'];
export type OrderMarkId = OrderRow['mark'];
export type OrderTypeId = OrderRow['orderType'];
