import type { FanoutEvent } from '../../../kit/live/fanout.ts';
import { payoutEvent } from '../payout-steps/payout-steps.service.ts';
import type { Order } from './orders.table.ts';

/** Event of a new order, for the allocator and for open lists. */
export const createdEvent = (order: Order): FanoutEvent =>
  order.payoutStatus === null
    ? { topic: 'orders', type: 'order.created', id: order.id, merchantId: order.merchantId }
    : payoutEvent('payout.created', order, true);
