import type { HandlerContext } from '../../../kit/operation/context.ts';
import type { Order } from '../orders/orders.table.ts';
import { orderUpdated } from './allocation.jobs.ts';

/** Audits and publishes an operator's reallocation of an order, or the release of its slot. */
export function reportPlacement(context: HandlerContext, before: Order, after: Order): Order {
  context.audit({
    objectType: 'order',
    objectId: after.orderCode,
    before: noteOf(before),
    after: noteOf(after),
  });
  context.publish(orderUpdated(after));
  return after;
}

const noteOf = ({ status, attempt, productId, resourceId }: Order) => ({
  status,
  attempt,
  productId,
  resourceId,
});
