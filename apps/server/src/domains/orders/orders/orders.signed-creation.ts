import type { OperationIO } from '@platform/sdk';
import type { Queryable } from '../../../db/connection.ts';
import { texts } from '../../../kit/exporting/export-columns.ts';
import { RequestFault } from '../../../kit/http/envelope.ts';
import type { HandlerContext, MerchantActor } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { checkMayMoveMoney } from '../../access/access.public.ts';
import { productTerms, termsOfSigner } from '../../parties/parties.public.ts';
import { listedFor, refuseListed } from '../black-list/black-list.service.ts';
import { markListed } from '../black-list/listed-orders.service.ts';
import { payUrlMaker } from '../cashier/pay-links.service.ts';
import { checkNotFrozen } from '../frozen-ips/frozen-ips.service.ts';
import { noCallback } from '../order-callbacks/outbox.service.ts';
import { payLinkOf } from '../resources/resources.service.ts';
import { placedBefore, placeOrder } from './orders.creation.ts';
import { type AskedOrder, hashOf, type Placement } from './orders.new-order.ts';
import type { Order } from './orders.table.ts';

/** What a test order has beside a merchant's own order. Its caller holds a transaction. */
export interface TestPlacement extends Pick<Placement, 'mark' | 'placedBy'> {
  readonly withoutCallback?: boolean;
}

/**
 * Places an order that its merchant has signed, by the terms and settings of this moment.
 *
 * @throws serviceDisabled, ipFrozen, nameBlacklisted, what `placeOrder` throws and, for a payout, a refusal of the
 * merchant's user to move money
 */
export async function placeAsked(
  asked: AskedOrder,
  actor: MerchantActor,
  context: HandlerContext,
  more: TestPlacement = {},
): Promise<{ order: Order; created: boolean }> {
  const { merchantId, userId, defaultNotifyUrl } = actor;
  const { db, now, timeZone, ip, userAgent, settings } = context;
  if (!(await settings.get('enableService'))) throw new BusinessError('serviceDisabled');
  await checkNotFrozen(settings, asked.clientIp, now);
  const { withoutCallback = false, ...placed } = more;
  const notifyUrl = withoutCallback
    ? noCallback
    : (asked.notifyUrl ?? defaultNotifyUrl ?? refuseWithoutAddress());
  const request = { ...asked, notifyUrl };
  const terms = termsOfSigner(actor) ?? (await productTerms(db, request.productId, merchantId));
  if (terms?.product.kind === 'payout') await checkMayMoveMoney(db, settings, userId, 'signature');
  const isPayout = terms?.product.kind === 'payout';
  const met = await listedFor(settings, asked, isPayout ? 'payouts' : 'collections', now);
  const place = placed.placedBy === undefined ? 'signedCall' : 'testOrder';
  if (met.length > 0) {
    // A retry is no new order.
    const earlier = await placedBefore(db, merchantId, asked);
    if (earlier) return { order: earlier, created: false };
    await refuseListed(db, met, { place, merchantId, merchantOrderNo: asked.mchOrderNo, now });
  }
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
    ...placed,
  };
  // A collection order is written by one statement. A payout also reserves its cost, and a listed party's order is
  // marked, so each needs a transaction.
  if (!isPayout && met.length === 0)
    return placeOrder(db, request, { ...placement, batched: placed.placedBy === undefined });
  return context.transact(async (tx) => {
    const { order, created } = await placeOrder(tx, request, placement);
    return { order: created ? await markListed(tx, order, met, place, now) : order, created };
  });
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

/** The answer to the creation of an order. */
export async function createdOrderOf(
  db: Queryable,
  order: Order,
  mchId: string,
): Promise<OperationIO['orders.create']['output']> {
  return {
    orderCode: order.orderCode,
    mchId,
    mchOrderNo: order.merchantOrderNo,
    productId: order.productId,
    amountMinor: order.amountMinor,
    currency: order.currency,
    status: order.status,
    // An order without a stored pay link uses its account's link. That is known only after the order is committed.
    payUrl: order.payUrl ?? (order.payoutStatus === null ? await payLinkOf(db, order.resourceId) : null),
    createdAt: order.createdAt.toISOString(),
  };
}
