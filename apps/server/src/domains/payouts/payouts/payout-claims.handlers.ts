import type { OperationIO } from '@platform/sdk';
import type { HandlerMap } from '@platform/sdk/wire';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { type Order, orderRowOf, payoutStatusIdOf } from '../../orders/orders.public.ts';
import { cancelClaim, claimPayout } from './payouts.claims.ts';
import { claimNext, heldPayouts } from './payouts.next-claim.ts';

type Claim = OperationIO['payoutClaims.claim']['output'];

export const payoutClaimsHandlers = {
  'payoutClaims.claim': async ({ orderId }, context) => {
    const { order, renewed } = await claimPayout(context, orderId);
    return claimOf(order, renewed, context);
  },

  'payoutClaims.next': async (wanted, context) => {
    const order = await claimNext(context, wanted);
    return { claim: order ? claimOf(order, false, context) : null };
  },

  'payoutClaims.held': async (_, context) => {
    const held = await heldPayouts(context);
    return {
      list: held.map((order) => ({
        ...paymentOf(order, context),
        claimExpiresAt: order.claimExpiresAt?.toISOString() ?? null,
        utr: order.utr,
      })),
    };
  },

  'payoutClaims.cancel': async ({ orderId }, context) =>
    orderRowOf(context.db, await cancelClaim(context, orderId), context.scope),
} satisfies Partial<HandlerMap<HandlerContext>>;

/** What the holder of a claim needs for the payment. Nobody else gets the whole card number. */
const paymentOf = (order: Order, { now }: Pick<HandlerContext, 'now'>) => ({
  orderId: order.id,
  orderCode: order.orderCode,
  payoutStatus: payoutStatusIdOf(order),
  productId: order.productId,
  amountMinor: order.amountMinor,
  currency: order.currency,
  claimedAt: (order.claimedAt ?? now).toISOString(),
  userName: order.userName,
  cardNumber: order.cardNumber,
  bankName: order.bankName,
  ifscCode: order.ifscCode,
  vpa: order.vpa,
  usdtAddress: order.usdtAddress,
  usdtCountMicro: order.usdtCountMicro,
});

const claimOf = (order: Order, renewed: boolean, context: HandlerContext): Claim => ({
  ...paymentOf(order, context),
  claimExpiresAt: (order.claimExpiresAt ?? context.now).toISOString(),
  renewed,
});
