import type { HandlerMap } from '@platform/sdk/wire';
import { RequestFault } from '../../../kit/http/envelope.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { filtersOf } from './orders.asked-filters.ts';
import { createdEvent } from './orders.created-event.ts';
import { placedBefore } from './orders.creation.ts';
import { orderMarks, orderStatuses } from './orders.labels.ts';
import { latestOrder, listOrders } from './orders.list.ts';
import { createdOrderOf, placeAsked } from './orders.signed-creation.ts';
import { createTestOrder } from './test-orders.service.ts';

export const ordersHandlers = {
  'orders.create': async ({ mchId, sign, ...asked }, context) => {
    const { actor, db } = context;
    if (actor.kind !== 'merchant') throw new BusinessError('forbidden');
    const { order, created } = await placeAsked(asked, actor, context).catch(async (refusal: unknown) => {
      const isRefusal = refusal instanceof BusinessError || refusal instanceof RequestFault;
      const earlier = isRefusal ? await placedBefore(db, actor.merchantId, asked) : undefined;
      if (!earlier) throw refusal;
      return { order: earlier, created: false };
    });
    if (created) context.publish(createdEvent(order));
    return createdOrderOf(db, order, mchId);
  },

  'orders.createTest': async (input, context) => createTestOrder(input, context),

  'orders.list': async (input, context) => {
    const { db, scope, rowIds, settings } = context;
    const { page = 1, pageSize = 20, cursor, sortBy = 'createdAt', sortOrder = 'desc', ...rest } = input;
    const { withSummary = false, ...asked } = rest;
    return listOrders(db, await filtersOf(asked, context), scope, {
      page,
      pageSize,
      sortBy,
      sortOrder,
      withSummary,
      withoutTotal: await settings.get('HighPerfOrderQuery'),
      ...(cursor === undefined ? {} : { cursor }),
      ...(rowIds && { rowIds }),
    });
  },

  'orders.latest': async (_input, { db, scope }) => {
    const order = await latestOrder(db, scope);
    return { orderCode: order?.orderCode ?? null, createTime: order?.createdAt.toISOString() ?? null };
  },

  'orders.statuses': async () => orderStatuses,

  'orders.marks': async () => orderMarks,
} satisfies Partial<HandlerMap<HandlerContext>>;
