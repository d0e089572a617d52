import { formatMoney, minorUnits } from '@platform/sdk';
import { actingUser } from '../../../kit/operation/acting-user.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import {
  advancePayout,
  checkPayoutStep,
  judgePayers,
  lockOrderByCode,
  type Order,
  readAllocationRules,
  refuseAccount,
  reserveFirst,
} from '../../orders/orders.public.ts';
import { checkSupplierTerms } from '../../parties/parties.public.ts';
import { liveScript } from '../pay-scripts/pay-scripts.service.ts';
import { claimLeaseMs, told } from '../payouts/payouts.service.ts';
import { gatewayOfAccount, refusalOfGateway } from './gateways.service.ts';
import type { PayGateway } from './gateways.table.ts';

const limitsOf = ({ minAmountMinor, maxAmountMinor, currency }: PayGateway) => ({
  minimum: formatMoney(minorUnits(minAmountMinor), currency),
  maximum: formatMoney(minorUnits(maxAmountMinor), currency),
});

/**
 * Puts a payout of the pool on an account of a gateway. The worker sends it. Nobody holds the claim meanwhile, so
 * that no person can pay it too.
 */
export async function sendByGateway(
  context: HandlerContext,
  { orderCode, resourceId }: { readonly orderCode: string; readonly resourceId: string },
): Promise<Order> {
  const { db, now, ip, settings } = context;
  const user = actingUser(context);
  const order = await lockOrderByCode(db, orderCode);
  const facts = { as: user.role, holdsClaim: false };
  await checkPayoutStep(db, order, 'claim', { context: facts });
  const gateway = await gatewayOfAccount(db, resourceId);
  if (!gateway) throw new BusinessError('resourceNotFound');
  const refusal = refusalOfGateway(gateway, order);
  if (refusal) throw new BusinessError(refusal, refusal === 'amountOutOfRange' ? limitsOf(gateway) : {});
  if (!(await liveScript(db, gateway.scriptId))) throw new BusinessError('scriptNotLive');
  const options = { rules: await readAllocationRules(settings), now, operatorId: user.userId };
  const judged = await judgePayers(db, order, { resourceId }, options);
  const [only] = judged;
  if (!only) throw new BusinessError('productNotEnabled', { productId: order.productId });
  const [reason] = only.refusals;
  if (reason) throw refuseAccount(reason, order);
  await checkSupplierTerms(db, only.candidate.supplierId, order);
  const chosen = await reserveFirst(db, order, judged, options, ([candidate]) => candidate);
  if (!chosen) throw new BusinessError('resourceLimitExceeded');
  const placed = await advancePayout(db, order, 'claim', {
    now,
    ip,
    userId: user.userId,
    context: facts,
    claim: {
      supplierId: chosen.supplierId,
      isProxy: chosen.isProxy,
      resourceId,
      claimedBy: null,
      claimedAt: now,
      claimExpiresAt: new Date(now.getTime() + claimLeaseMs),
    },
  });
  return told(context, order, placed);
}
