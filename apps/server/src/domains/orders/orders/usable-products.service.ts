import type { Queryable } from '../../../db/connection.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { limitsOf, type ProductTerms, productTerms } from '../../parties/parties.public.ts';
import type { Order } from './orders.table.ts';

/**
 * The products of the list that can serve the order as it is, in the given order: enabled, agreed with the
 * merchant, of the order's kind and currency, with the amount within all limits and every required field
 * present.
 *
 * @throws productNotEnabled when there is none
 */
export async function usableProducts(
  db: Queryable,
  order: Order,
  productIds: readonly number[],
): Promise<readonly [ProductTerms['product'], ...ProductTerms['product'][]]> {
  const usable: ProductTerms['product'][] = [];
  for (const productId of productIds) {
    const terms = await productTerms(db, productId, order.merchantId);
    if (terms && servesOrder(terms, order)) usable.push(terms.product);
  }
  const [first, ...others] = usable;
  if (!first) throw new BusinessError('productNotEnabled', { productId: productIds[0] ?? order.productId });
  return [first, ...others];
}

function servesOrder(terms: ProductTerms, order: Order): boolean {
  const { product, agreement } = terms;
  if (!product.enabled || !agreement?.enabled) return false;
  const kind = order.payoutStatus === null ? 'collection' : 'payout';
  const { minAmountMinor, maxAmountMinor } = limitsOf(terms);
  const given = new Map<string, unknown>(Object.entries(order));
  return (
    product.kind === kind &&
    product.currency === order.currency &&
    order.amountMinor >= minAmountMinor &&
    order.amountMinor <= maxAmountMinor &&
    product.requiredFields.every((field) => (given.get(field) ?? null) !== null)
  );
}
