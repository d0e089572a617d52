import { BusinessError, OutcomeUnknownError, type Output, type Platform, signOrder } from '@platform/sdk';
import type { ShopKey } from '../credentials.ts';
import type { OrderPlan } from '../plan/order-plan.ts';

const resendForMs = 30_000;

/** The payer's details that the product requires with an order. */
function payerFields({ product, payer }: OrderPlan, orderNo: string) {
  switch (product.currency) {
    case 'INR':
      return { userName: payer.name, vpa: payer.vpa };
    case 'CNY':
      return { userName: payer.name };
    case 'KES':
      return { userName: payer.name, mode: 'paybill' };
    case 'USDT':
      return { mode: 'TRC20', extra: { cart: orderNo } };
  }
}

/** The merchant of an order, chosen in proportion to the merchants' shares. */
export function shopOf(shops: readonly ShopKey[], { merchantAt }: OrderPlan): ShopKey {
  let rest = merchantAt * shops.reduce((sum, { share }) => sum + share, 0);
  const shop = shops.find(({ share }) => {
    rest -= share;
    return rest < 0;
  });
  const found = shop ?? shops.at(-1);
  if (!found) throw new Error('The credentials name no merchant.');
  return found;
}

/**
 * Creates the planned order as its shop does; undefined when the platform refuses it. Without an answer the
 * same request is retried: creation is idempotent on the order number.
 */
export async function placeOrder(
  platform: Platform,
  shop: ShopKey,
  plan: OrderPlan,
  { orderNo, notifyUrl, signal }: { orderNo: string; notifyUrl: string; signal: AbortSignal },
): Promise<Output<'orders.create'> | undefined> {
  const order = signOrder(
    {
      mchId: shop.mchId,
      productId: plan.product.productId,
      mchOrderNo: orderNo,
      amount: plan.amountMinor,
      notifyUrl,
      returnUrl: 'https://shop.example/thanks',
      subject: plan.subject,
      clientIp: plan.payer.ip,
      ...payerFields(plan, orderNo),
    },
    shop.signingKey,
    shop.signProfile,
  );
  try {
    return await platform.orders.create(order, { signal });
  } catch (error) {
    if (BusinessError.is(error)) return undefined;
    if (!OutcomeUnknownError.is(error)) throw error;
    const found = await platform.orders.reconcile(order, { resend: order, waitMs: resendForMs, signal });
    return found.outcome === 'found' && 'payUrl' in found.order
      ? (found.order as Output<'orders.create'>)
      : undefined;
  }
}
