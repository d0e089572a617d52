import { actingUser } from '../../kit/acting-user.ts';
import type { HandlerContext } from '../../kit/context.ts';
import type { FanoutEvent } from '../../kit/fanout.ts';
import { reversePayout } from '../payouts/payouts.service.ts';
import { countSupplement } from '../security-chain/supplements.service.ts';
import { withApproval } from './orders.approval.ts';
import { mustBeOwn } from './orders.ownership.ts';
import { advance, labelOrder, lockOrder } from './orders.service.ts';
import type { Order } from './orders.table.ts';
import type { OrderMarkId } from './orders.types.ts';
import { takeReference } from './references.service.ts';

/** What a person knows of the money that completes an order. */
interface Supplement {
  readonly utr?: string;
  readonly offset: boolean;
  /** Where a message tells of the money: what it says. */
  readonly arrival?: { readonly receivedMinor: number; readonly payerName: string | null };
  readonly reason?: string;
}

/** Completes a collection order by hand: its money is seen to have arrived. */
export async function supplementOrder(
  context: HandlerContext,
  order: Order,
  { utr: given, offset, arrival, reason }: Supplement,
): Promise<Order> {
  const { db, now, ip, scope, settings } = context;
  const { userId, role } = actingUser(context);
  mustBeOwn(order, scope);
  const utr = given === undefined ? undefined : await takeReference(db, order, given, scope);
  const done = await advance(db, order, 'supplement', {
    now,
    userId,
    ip,
    ...(reason === undefined ? {} : { reason }),
    context: { as: role, offset, canTimeoutSupplement: await settings.get('CanTimeoutSupplement') },
    payment: {
      receivedMinor: arrival?.receivedMinor ?? order.payAmountMinor ?? order.amountMinor,
      ...(utr === undefined ? {} : { utr }),
      ...(arrival?.payerName ? { validateUserName: arrival.payerName } : {}),
    },
  });
  await countSupplement(context, done, utr);
  return told(context, order, done);
}

/** Takes back what a paid order, or a completed payout, has booked. */
export async function reverseOrder(
  context: HandlerContext,
  order: Order,
  reason: string | undefined,
): Promise<Order> {
  const { db, now, ip, scope } = context;
  const { userId, role } = actingUser(context);
  mustBeOwn(order, scope);
  const facts = { now, userId, ip, ...(reason === undefined ? {} : { reason }) };
  return withApproval(context, order, facts, async (approval) => {
    const step = { ...facts, context: { as: role, ...approval } };
    return order.payoutStatus === null
      ? told(context, order, await advance(db, order, 'reverse', step))
      : told(context, order, await reversePayout(db, order, step));
  });
}

export async function markOrder(context: HandlerContext, id: string, mark: OrderMarkId): Promise<Order> {
  const { db, now, ip, scope } = context;
  const order = await lockOrder(db, id);
  mustBeOwn(order, scope);
  if (order.mark === mark) return order;
  return told(
    context,
    order,
    await labelOrder(db, order, mark, { now, ip, userId: actingUser(context).userId }),
  );
}

function told(context: HandlerContext, before: Order, after: Order): Order {
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
