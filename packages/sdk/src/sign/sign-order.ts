import { conversions } from '../units/conversions.ts';
import { explain, type Profile, type SignExplanation, type SignParams, sign } from './sign.ts';

/** What the signature needs of an order, in the SDK's units; every other field is signed as it is. */
type Signable = object & { readonly productId: number; readonly amount: number };

/**
 * Adds the signature to an order, ready for `platform.orders.create`. What is signed is what goes over the wire: the
 * amount is scaled first where its product asks for that, while the order given back keeps the SDK's units.
 *
 * @example await platform.orders.create(signOrder({ mchId, productId: 3001, amount: 50_000, … }, secret))
 */
export function signOrder<Order extends Signable>(
  order: Order,
  secret: string,
  profile: Profile = 'md5-sorted',
): Order & { sign: string } {
  return { ...order, sign: sign(orderOnWire(order), secret, profile) };
}

/** `explain` for an order in the SDK's units. */
export function explainOrder<Order extends Signable>(
  order: Order,
  secret: string,
  profile: Profile = 'md5-sorted',
): SignExplanation {
  return explain(orderOnWire(order), secret, profile);
}

function orderOnWire(order: Signable): SignParams {
  const params: SignParams = { ...order };
  return { ...params, amount: conversions.productAmount.encode(order.amount, params) };
}
