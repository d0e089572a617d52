import type { FanoutEvent } from '../../../kit/live/fanout.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import type { Order } from './orders.table.ts';

/** Records an operator's change of an order in the audit trail and publishes it. */
export function reportOrderChange(context: HandlerContext, before: Order, after: Order): Order {
  const shown = ({ status, payoutStatus, mark, utr }: Order) => ({ status, payoutStatus, mark, utr });
  context.audit({
    objectType: 'order',
    objectId: after.orderCode,
    before: shown(before),
    after: shown(after),
  });
  context.publish(updatedEvent(after));
  return after;
}

function updatedEvent(order: Order): FanoutEvent {
  const { id, merchantId, supplierId, payoutStatus } = order;
  const parties = { id, merchantId, ...(supplierId === null ? {} : { supplierId }) };
  return payoutStatus === null
    ? { topic: 'orders', type: 'order.updated', ...parties }
    : { topic: 'payouts', type: 'payout.updated', ...parties };
}
