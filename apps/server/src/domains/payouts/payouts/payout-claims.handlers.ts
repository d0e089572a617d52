import type { HandlerMap } from '@platform/sdk/wire';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { accountNameOf, orderRowOf, payoutStatusIdOf } from '../../orders/orders.public.ts';
import { cancelClaim, claimPayout } from './payouts.claims.ts';

export const payoutClaimsHandlers = {
  'payoutClaims.claim': async ({ orderId, resourceId }, context) => {
    const { order, renewed } = await claimPayout(context, orderId, { resourceId });
    const { claimedAt, claimExpiresAt } = order;
    return {
      orderId: order.id,
      orderCode: order.orderCode,
      payoutStatus: payoutStatusIdOf(order),
      productId: order.productId,
      amountMinor: order.amountMinor,
      currency: order.currency,
      claimedAt: (claimedAt ?? context.now).toISOString(),
      claimExpiresAt: (claimExpiresAt ?? context.now).toISOString(),
      renewed,
      resourceId: order.resourceId,
      resourceName: await accountNameOf(context.db, order.resourceId),
      userName: order.userName,
      cardNumber: order.cardNumber,
      bankName: order.bankName,
      ifscCode: order.ifscCode,
      vpa: order.vpa,
      usdtAddress: order.usdtAddress,
      usdtCountMicro: order.usdtCountMicro,
    };
  },

  'payoutClaims.cancel': async ({ orderId }, context) =>
    orderRowOf(context.db, await cancelClaim(context, orderId), context.scope),
} satisfies Partial<HandlerMap<HandlerContext>>;
