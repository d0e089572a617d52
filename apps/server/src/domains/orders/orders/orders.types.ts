import type { OperationIO } from '@platform/sdk';

export type { OrderStatusId, PayoutStatusId } from '@platform/sdk/rules';

/** An order as lists and events show it. */
export type OrderRow = OperationIO['orders.list']['output']['list'][number];
export type OrderMarkId = OrderRow['mark'];
export type OrderTypeId = OrderRow['orderType'];
