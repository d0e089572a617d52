import { type Currency, formatMoney, minorUnits } from '@platform/sdk';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../db/connection.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { supplierProducts } from './products.table.ts';

export interface WorkOfSupplier {
  readonly productId: number;
  readonly amountMinor: number;
  readonly currency: Currency;
}

/** The same as a condition on rows of work, true where the agreement excludes the row. */
export const excludedByTerms = (
  supplierId: string,
  work: { readonly productId: AnyPgColumn; readonly amountMinor: AnyPgColumn },
): SQL => sql`exists (select 1 from ${supplierProducts}
    where ${supplierProducts.supplierId} = ${supplierId} and ${supplierProducts.productId} = ${work.productId}
      and (not ${supplierProducts.enabled} or ${work.amountMinor} < ${supplierProducts.minAmountMinor}
        or ${work.amountMinor} > ${supplierProducts.maxAmountMinor}))`;

/**
 * Throws where the supplier's agreement about a product excludes an order: it is disabled, or the amount is outside its
 * limits. As in allocation, a supplier without an agreement is not excluded.
 *
 * @throws productNotEnabled, amountOutOfRange
 */
export async function checkSupplierTerms(
  db: Queryable,
  supplierId: string,
  { productId, amountMinor, currency }: WorkOfSupplier,
): Promise<void> {
  const [terms] = await db
    .select({
      enabled: supplierProducts.enabled,
      minAmountMinor: supplierProducts.minAmountMinor,
      maxAmountMinor: supplierProducts.maxAmountMinor,
    })
    .from(supplierProducts)
    .where(and(eq(supplierProducts.supplierId, supplierId), eq(supplierProducts.productId, productId)));
  if (!terms) return;
  if (!terms.enabled) throw new BusinessError('productNotEnabled', { productId });
  const { minAmountMinor, maxAmountMinor } = terms;
  if (amountMinor >= (minAmountMinor ?? 0) && amountMinor <= (maxAmountMinor ?? Number.MAX_SAFE_INTEGER))
    return;
  const said = (limit: number | null) => (limit === null ? '–' : formatMoney(minorUnits(limit), currency));
  throw new BusinessError('amountOutOfRange', {
    minimum: said(minAmountMinor),
    maximum: said(maxAmountMinor),
  });
}

/** The commission rate agreed with the supplier for a product; null without an agreement. */
export async function agreedCommissionRate(
  db: Queryable,
  supplierId: string,
  productId: number,
): Promise<string | null> {
  const [terms] = await db
    .select({ rate: supplierProducts.commissionRate })
    .from(supplierProducts)
    .where(and(eq(supplierProducts.supplierId, supplierId), eq(supplierProducts.productId, productId)));
  return terms?.rate ?? null;
}
