import type { HandlerMap } from '@platform/sdk/wire';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { findMerchant } from '../merchants/merchants.service.ts';
import { findSupplier } from '../suppliers/suppliers.service.ts';
import { listAdjustments, showAdjustment } from './adjustments.list.ts';
import { adjust, approveAdjustment, refuseAdjustment } from './adjustments.service.ts';

/** Operations for manual postings. */
export const adjustmentsHandlers = {
  'adjustments.list': async (filter, { db }) => listAdjustments(db, filter),

  'adjustments.approve': async ({ id }, context) =>
    showAdjustment(context.db, await approveAdjustment(context, id)),

  'adjustments.refuse': async (input, context) =>
    showAdjustment(context.db, await refuseAdjustment(context, input)),

  'merchants.adjustBalance': async ({ merchantId, ...request }, context) => {
    await mustBeMerchant(context, merchantId);
    return posted(
      context,
      await adjust(context, { ...request, kind: 'merchantBalance', ownerId: merchantId }),
    );
  },

  'merchants.clearBalance': async ({ merchantId, ...request }, context) => {
    if (!(await context.settings.get('CanClearMerchantBalance')))
      throw new BusinessError('balanceClearingDisabled');
    await mustBeMerchant(context, merchantId);
    const row = await adjust(context, { ...request, kind: 'merchantClearing', ownerId: merchantId });
    return { adjustment: row ? await showAdjustment(context.db, row) : null };
  },

  'suppliers.adjustDeposit': async ({ supplierId, ...request }, context) => {
    if (!(await findSupplier(context.db, supplierId))) throw new BusinessError('supplierNotFound');
    return posted(
      context,
      await adjust(context, { ...request, kind: 'supplierDeposit', ownerId: supplierId }),
    );
  },
} satisfies Partial<HandlerMap<HandlerContext>>;

async function mustBeMerchant({ db }: HandlerContext, id: string): Promise<void> {
  if (!(await findMerchant(db, id))) throw new BusinessError('merchantNotFound', { mchId: id });
}

async function posted({ db }: HandlerContext, row: Awaited<ReturnType<typeof adjust>>) {
  if (!row) throw new Error('An adjustment with an amount is never without a row.');
  return showAdjustment(db, row);
}
