import type { HandlerMap } from '@platform/sdk/wire';
import { actingUser } from '../../kit/acting-user.ts';
import type { HandlerContext } from '../../kit/context.ts';
import { advance, findOrderByCode, lockOrderByCode, orderRowOf } from '../orders/orders.service.ts';
import type { Order } from '../orders/orders.table.ts';
import { mustBeOwn } from '../orders/supplement.service.ts';
import { reselectPayout } from '../payouts/payouts.service.ts';
import { allocationOf } from './allocation.info.ts';
import { orderUpdated } from './allocation.jobs.ts';
import { readAllocationRules } from './allocation.rules.ts';
import { reselectOrder } from './allocation.service.ts';

export const allocationHandlers = {
  'orders.allocationInfo': async ({ orderCode }, { db, scope }) => {
    const order = await findOrderByCode(db, orderCode);
    mustBeOwn(order, scope);
    return allocationOf(db, order);
  },

  'orders.freeResource': async ({ orderCode, isOffsetReplenishmentOrder = false }, context) => {
    const { db, now, ip, scope } = context;
    const { userId, role } = actingUser(context);
    const order = await lockOrderByCode(db, orderCode);
    mustBeOwn(order, scope);
    const freed = await advance(db, order, 'freeResource', {
      now,
      ip,
      userId,
      context: { as: role, offset: isOffsetReplenishmentOrder },
    });
    return told(context, order, freed);
  },

  'orders.reselect': async ({ orderCode, productIdList, ...payer }, context) => {
    const { db, now, ip, scope, settings } = context;
    const { userId, role } = actingUser(context);
    const order = await lockOrderByCode(db, orderCode);
    mustBeOwn(order, scope);
    if (order.payoutStatus !== null) {
      return orderRowOf(db, await reselectPayout(context, order, productIdList, payer), scope);
    }
    const options = { now, rules: await readAllocationRules(settings) };
    const facts = { now, ip, userId, context: { as: role } };
    return told(context, order, await reselectOrder(db, order, productIdList, payer, facts, options));
  },
} satisfies Partial<HandlerMap<HandlerContext>>;

function told(context: HandlerContext, before: Order, after: Order) {
  context.audit({
    objectType: 'order',
    objectId: after.orderCode,
    before: noteOf(before),
    after: noteOf(after),
  });
  context.publish(orderUpdated(after));
  return orderRowOf(context.db, after, context.scope);
}

const noteOf = ({ status, attempt, productId, resourceId }: Order) => ({
  status,
  attempt,
  productId,
  resourceId,
});
