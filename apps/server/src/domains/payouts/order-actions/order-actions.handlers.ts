import { type ErrorName, errorCatalogue } from '@platform/sdk/errors';
import type { HandlerMap } from '@platform/sdk/wire';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { refusalText } from '../../../kit/refusals/refusal-text.ts';
import { lockOrderByCode, mustBeOwn, orderRowOf } from '../../orders/orders.public.ts';
import { supplementOrder } from '../../receipts/receipts.public.ts';
import { rejectPayout, reselectPayout, supplementPayout, unlockPayouts } from '../payouts/payouts.service.ts';
import { markOrder, reselectCollection, reverseOrder } from './order-actions.service.ts';

/** Operator actions on one order; each returns the updated order. */
export const orderActionsHandlers = {
  'orders.supplement': async ({ orderCode, utr, isOffsetReplenishmentOrder = false }, context) => {
    const order = await lockOrderByCode(context.db, orderCode);
    const proof = { offset: isOffsetReplenishmentOrder, ...(utr === undefined ? {} : { utr }) };
    const done = await (order.payoutStatus === null
      ? supplementOrder(context, order, proof)
      : supplementPayout(context, order, proof));
    return orderRowOf(context.db, done, context.scope);
  },

  'orders.reselect': async ({ orderCode, productIdList, ...payer }, context) => {
    const { db, scope } = context;
    const order = await lockOrderByCode(db, orderCode);
    mustBeOwn(order, scope);
    const reselected = await (order.payoutStatus === null
      ? reselectCollection(context, order, productIdList, payer)
      : reselectPayout(context, order, productIdList, payer));
    return orderRowOf(db, reselected, scope);
  },

  'orders.reject': async ({ orderCode, rejectReason = '' }, context) => {
    if (rejectReason.trim() === '') throw new BusinessError('rejectReasonRequired');
    const order = await lockOrderByCode(context.db, orderCode);
    return orderRowOf(context.db, await rejectPayout(context, order, rejectReason), context.scope);
  },

  'orders.reverse': async ({ orderCode, reason }, context) => {
    const order = await lockOrderByCode(context.db, orderCode);
    return orderRowOf(context.db, await reverseOrder(context, order, reason), context.scope);
  },

  'orders.updateMark': async ({ id, orderMark }, context) =>
    orderRowOf(context.db, await markOrder(context, id, orderMark), context.scope),

  'orders.unlock': async ({ orderCodes }, context) => {
    const outcomes = await unlockPayouts(context, orderCodes);
    const list = outcomes.map((outcome) => ({
      orderCode: outcome.orderCode,
      ...said('refusal' in outcome ? outcome.refusal : undefined, context),
      payoutStatus: outcome.order?.payoutStatus ?? null,
    }));
    const refusedCount = outcomes.filter((outcome) => 'refusal' in outcome).length;
    return { unlockedCount: list.length - refusedCount, refusedCount, list };
  },
} satisfies Partial<HandlerMap<HandlerContext>>;

/** Code and message for one order of several, as the envelope has them for a single call. */
function said(
  refusal: BusinessError | undefined,
  { language }: HandlerContext,
): { code: number; msg: string } {
  const name: ErrorName = refusal?.errorName ?? 'success';
  return { code: errorCatalogue[name].code, msg: refusalText(name, refusal?.params ?? {}, language) };
}
