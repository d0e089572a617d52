import { ordersList } from '@platform/sdk/operations';
import { ordersListRules } from '@platform/sdk/query-rules';
import { listOf } from '../../../../shared/list/list.of.ts';
import type { OrderGiven } from '../list/orders.parts.ts';
import { payoutMessages } from './payouts.messages.ts';

export const { column, filter, bulkAction, bulkJobAction, define } = listOf<OrderGiven>()(
  ordersList,
  ordersListRules,
  payoutMessages,
);
