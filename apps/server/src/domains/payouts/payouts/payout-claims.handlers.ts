import type { OperationIO } from '@platform/sdk';
import type { HandlerMap } from '@platform/sdk/wire';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { accountNamesOf, type Order, orderRowOf, payoutStatusIdOf } from '../../orders/orders.public.ts';
import { cancelClaim, claimPayout } from './payouts.claims.ts';
import { claimNext, heldPayouts } from './payouts.next-claim.ts';

type Claim = OperationIO['payoutClaims.claim']['output'];

export const payoutClaimsHandlers = {
  'payoutClaims.claim': async ({ orderId, resourceId }, context) => {
    const { order, renewed } = await claimPayout(context, orderId, { resourceId });
    return claimOf(order, renewed, context);
  },

  'payoutClaims.next': async (wanted, context) => {
    const order = await claimNext(context, wanted);
    return { claim: order ? await claimOf(order, false, context) : null };
  },

  'payoutClaims.held': async (_, context) => {
    const held = await heldPayouts(context);
    const payments = await paymentsOf(held, context);
    return {
      list: payments.map((payment, index) => ({
        ...payment,
        claimExpiresAt: held[index]?.claimExpiresAt?.toISOString() ?? null,
        utr: held[index]?.utr ?? null,
      })),
    };
  },

  'payoutClaims.cancel': async ({ orderId }, context) =>
    orderRowOf(context.db, await cancelClaim(context, orderId), context.scope),
} satisfies Partial<HandlerMap<HandlerContext>>;

/** What the holder of a claim needs for each payment. Nobody else gets the whole card number. */
async function paymentsOf(held: readonly Order[], { db, now }: Pick<HandlerContext, 'db' | 'now'>) {
  const names = await accountNamesOf(
    db,
    held.map(({ resourceId }) => resourceId),
  );
  return held.map((order) => ({
    orderId: order.id,
    orderCode: order.orderCode,
    payoutStatus: payoutStatusIdOf(order),
    productId: order.productId,
    amountMinor: order.amountMinor,
    currency: order.currency,
    claimedAt: (order.claimedAt ?? now).toISOString(),
    resourceId: order.resourceId,
    resourceName: names.get(order.resourceId) ?? null,
    userName: order.userName,
    cardNumber: order.cardNumber,
    bankName: order.bankName,
    ifscCode: order.ifscCode,
    vpa: order.vpa,
    usdtAddress: order.usdtAddress,
    usdtCountMicro: order.usdtCountMicro,
  }));
}

async function claimOf(order: Order, renewed: boolean, context: HandlerContext): Promise<Claim> {
  const [payment] = await paymentsOf([order], context);
  if (!payment) throw new Error(`There is no order ${order.id}.`);
  const claimExpiresAt = (order.claimExpiresAt ?? context.now).toISOString();
  return { ...payment, claimExpiresAt, renewed };
}
