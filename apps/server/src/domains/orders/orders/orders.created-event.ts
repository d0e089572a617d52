import type { FanoutEvent } from '../../../kit/live/fanout.ts';
import { payoutEvent } from '../payout-steps/payout-steps.service.ts';
import type { Order } from './orders.table.ts';

/** What others are told of a new order: the allocator, and whoever looks at lists. */
export const createdEvent = (order: Order): FanoutEvent =>
  order.payoutStatus === null
    ? { topic: 'orders', type: 'order.created', id: order.id, merchantId: order.merchantId }
    : payoutEvent('payout.created', order, true);
