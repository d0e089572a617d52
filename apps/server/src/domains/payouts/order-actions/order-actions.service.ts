import { actingUser } from '../../../kit/operation/acting-user.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import {
  advance,
  advancePayout,
  checkReselection,
  labelOrder,
  lockOrder,
  markListed,
  mustBeOwn,
  type Order,
  type OrderMarkId,
  type OrderStep,
  readAllocationRules,
  reportOrderChange,
  reportPlacement,
  reselectOrder,
} from '../../orders/orders.public.ts';
import { collectionRefusals } from '../gateways/gateways.service.ts';
import { withApproval } from './order-approval.service.ts';

/** Reverses the postings of a paid order or a completed payout. */
export async function reverseOrder(
  context: HandlerContext,
  order: Order,
  reason: string | undefined,
): Promise<Order> {
  const { db, now, ip, scope } = context;
  const { userId, role } = actingUser(context);
  mustBeOwn(order, scope);
  const facts = { now, userId, ip, ...(reason === undefined ? {} : { reason }) };
  return withApproval(context, order, 'reverseRequested', facts, async (approval) => {
    const step = { ...facts, context: { as: role, ...approval } };
    return order.payoutStatus === null
      ? reportOrderChange(context, order, await advance(db, order, 'reverse', step))
      : reportOrderChange(context, order, await advancePayout(db, order, 'reverse', step));
  });
}

export async function markOrder(context: HandlerContext, id: string, mark: OrderMarkId): Promise<Order> {
  const { db, now, ip, scope } = context;
  const order = await lockOrder(db, id);
  mustBeOwn(order, scope);
  if (order.mark === mark) return order;
  return reportOrderChange(
    context,
    order,
    await labelOrder(db, order, mark, { now, ip, userId: actingUser(context).userId }),
  );
}

/** Sends an unpaid collection order through another product, as a new attempt. */
export async function reselectCollection(
  context: HandlerContext,
  order: Order,
  productIds: readonly number[],
  payer: OrderStep['payer'],
): Promise<Order> {
  const { db, now, ip, settings } = context;
  const { userId, role } = actingUser(context);
  const rules = await readAllocationRules(settings);
  const options = { now, rules, gatewayRefusals: collectionRefusals };
  const facts = { now, ip, userId, context: { as: role } };
  const listed = await checkReselection(context, order, payer);
  const reselected = await reselectOrder(db, order, productIds, payer, facts, options);
  return reportPlacement(context, order, await markListed(db, reselected, listed, 'reselection', now));
}
