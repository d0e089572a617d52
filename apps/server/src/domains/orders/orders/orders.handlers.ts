import type { HandlerMap } from '@platform/sdk/wire';
import { texts } from '../../../kit/exporting/export-columns.ts';
import { RequestFault } from '../../../kit/http/envelope.ts';
import type { HandlerContext, MerchantActor } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { checkMayMoveMoney } from '../../access/access.public.ts';
import { productTerms, termsOfSigner } from '../../parties/parties.public.ts';
import { payUrlMaker } from '../cashier/pay-links.service.ts';
import { payLinkOf } from '../resources/resources.service.ts';
import { filtersOf } from './orders.asked-filters.ts';
import { createdEvent } from './orders.created-event.ts';
import { placedBefore, placeOrder } from './orders.creation.ts';
import { orderMarks, orderStatuses } from './orders.labels.ts';
import { latestOrder, listOrders } from './orders.list.ts';
import { type AskedOrder, hashOf } from './orders.new-order.ts';
import type { Order } from './orders.table.ts';

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
    return {
      orderCode: order.orderCode,
      mchId,
      mchOrderNo: order.merchantOrderNo,
      productId: order.productId,
      amountMinor: order.amountMinor,
      currency: order.currency,
      status: order.status,
      // An order without a stored pay link uses its account's link. That is known only after the order is
      // committed.
      payUrl: order.payUrl ?? (order.payoutStatus === null ? await payLinkOf(db, order.resourceId) : null),
      createdAt: order.createdAt.toISOString(),
    };
  },

  'orders.list': async (input, { db, scope, rowIds, settings }) => {
    const { page = 1, pageSize = 20, cursor, sortBy = 'createdAt', sortOrder = 'desc', ...rest } = input;
    const { withSummary = false, ...asked } = rest;
    return listOrders(db, await filtersOf(asked, db, settings, scope), scope, {
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

async function placeAsked(
  asked: AskedOrder,
  actor: MerchantActor,
  context: HandlerContext,
): Promise<{ order: Order; created: boolean }> {
  const { merchantId, userId, defaultNotifyUrl } = actor;
  const { db, now, timeZone, ip, userAgent, settings } = context;
  if (!(await settings.get('enableService'))) throw new BusinessError('serviceDisabled');
  const notifyUrl = asked.notifyUrl ?? defaultNotifyUrl ?? refuseWithoutAddress();
  const request = { ...asked, notifyUrl };
  const terms = termsOfSigner(actor) ?? (await productTerms(db, request.productId, merchantId));
  if (terms?.product.kind === 'payout') await checkMayMoveMoney(db, settings, userId, 'signature');
  const payUrlOf = await payUrlMaker(context.secrets, settings, context.origin);
  const placement = {
    merchantId,
    now,
    timeZone,
    ip,
    userAgent,
    payUrlOf,
    bodyHash: hashOf(asked),
    ...(terms ? { terms } : {}),
  };
  // A collection order is written by one statement. A payout also reserves its cost, so it needs a
  // transaction.
  return terms?.product.kind === 'payout'
    ? context.transact((tx) => placeOrder(tx, request, placement))
    : placeOrder(db, request, { ...placement, batched: true });
}

function refuseWithoutAddress(): never {
  const issue = {
    path: 'notifyUrl',
    code: 'required',
    message: texts(
      '订单和商户都没有填写',
      '訂單和商家都沒有填寫',
      'Neither the order nor the merchant names one.',
    ),
  };
  throw new RequestFault('validationFailed', { issues: [issue] });
}
