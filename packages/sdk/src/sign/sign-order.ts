import { ConversionRefusal, conversions } from '../units/conversions.ts';
import { explain, type Profile, type SignExplanation, type SignParams, sign } from './sign.ts';

/**
 * The order fields that the signature converts, in the SDK's units. Every other field is signed unchanged.
 */
type Signable = object & { readonly productId: number; readonly amount: number };

/**
 * Adds the signature to an order, ready for `platform.orders.create`. The signature covers the wire format:
 * if the product requires it, the amount is scaled before signing. The returned order keeps the SDK's units.
 *
 * @throws TypeError that names the field which has no form on the wire, such as a missing amount
 * @example await platform.orders.create(signOrder({ mchId, productId: 3001, amount: 50_000, … }, secret))
 */
export function signOrder<Order extends Signable>(
  order: Order,
  secret: string,
  profile: Profile = 'md5-sorted',
): Order & { sign: string } {
  return { ...order, sign: sign(orderOnWire(order), secret, profile) };
}

/** Explains the signature of an order in the SDK's units; see `explain`. */
export function explainOrder<Order extends Signable>(
  order: Order,
  secret: string,
  profile: Profile = 'md5-sorted',
): SignExplanation {
  return explain(orderOnWire(order), secret, profile);
}

function orderOnWire(order: Signable): SignParams {
  const params: SignParams = { ...order };
  try {
    return { ...params, amount: conversions.productAmount.encode(order.amount, params) };
  } catch (error) {
    if (!(error instanceof ConversionRefusal)) throw error;
    throw new TypeError(`Cannot sign the field "amount": ${error.message}`, { cause: error });
  }
}
