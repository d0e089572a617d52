import type { Queryable } from '../../../db/connection.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { limitsOf, type ProductTerms, productTerms } from '../../parties/parties.public.ts';
import type { Order } from './orders.table.ts';

/**
 * The products of the list that can serve the order as it is, in the given order: enabled, agreed with the
 * merchant, of the order's kind and currency, with the amount within all limits and every required field
 * present.
 */
export async function servingProducts(
  db: Queryable,
  order: Order,
  productIds: readonly number[],
): Promise<ProductTerms['product'][]> {
  const serving: ProductTerms['product'][] = [];
  for (const productId of productIds) {
    const terms = await productTerms(db, productId, order.merchantId);
    if (terms && servesOrder(terms, order)) serving.push(terms.product);
  }
  return serving;
}

/** As `servingProducts`. @throws productNotEnabled when there is none */
export async function usableProducts(
  db: Queryable,
  order: Order,
  productIds: readonly number[],
): Promise<readonly [ProductTerms['product'], ...ProductTerms['product'][]]> {
  const [first, ...others] = await servingProducts(db, order, productIds);
  if (!first) throw new BusinessError('productNotEnabled', { productId: productIds[0] ?? order.productId });
  return [first, ...others];
}

export function servesOrder(terms: ProductTerms, order: Order): boolean {
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
