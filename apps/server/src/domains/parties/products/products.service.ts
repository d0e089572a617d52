import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { statement } from '../../../db/statements.ts';
import type { Scope } from '../../../kit/operation/context.ts';
import { merchantProducts, products, supplierProducts } from './products.table.ts';

export type Product = typeof products.$inferSelect;
export type NewProduct = typeof products.$inferInsert;

export interface NewMerchantProduct {
  readonly merchantId: string;
  readonly productId: number;
  readonly feeRate: string;
  readonly enabled?: boolean;
  readonly minAmountMinor?: number;
  readonly maxAmountMinor?: number;
}

export async function addProducts(db: Queryable, rows: NewProduct[]): Promise<void> {
  await db.insert(products).values(rows);
}

export async function allowProducts(db: Queryable, rows: NewMerchantProduct[]): Promise<void> {
  await db.insert(merchantProducts).values(rows);
}

/** Adds suppliers' commission agreements. A supplier without one earns no commission. */
export async function agreeCommissions(
  db: Queryable,
  rows: (typeof supplierProducts.$inferInsert)[],
): Promise<void> {
  await db.insert(supplierProducts).values(rows);
}

/**
 * A product and a merchant's agreement about it. Without an agreement the merchant may not use the product.
 */
export interface ProductTerms {
  readonly product: Product;
  readonly agreement: typeof merchantProducts.$inferSelect | null;
}

const termsStatement = statement((db) =>
  db
    .select({ product: products, agreement: merchantProducts })
    .from(products)
    .leftJoin(
      merchantProducts,
      and(
        eq(merchantProducts.productId, products.id),
        eq(merchantProducts.merchantId, sql.placeholder('merchantId')),
      ),
    )
    .where(eq(products.id, sql.placeholder('productId'))),
);

/** For a signed request the terms are already known: use `termsOfSigner` of the merchants. */
export async function productTerms(
  db: Queryable,
  productId: number,
  merchantId: string,
): Promise<ProductTerms | undefined> {
  const [terms] = await termsStatement(db).execute({ productId, merchantId });
  return terms;
}

/** Enabled products of the kind and currency that the merchant may use, by number. */
export async function agreedProducts(
  db: Queryable,
  { merchantId, kind, currency }: { readonly merchantId: string } & Pick<Product, 'kind' | 'currency'>,
  atMost: number,
): Promise<ProductTerms[]> {
  return db
    .select({ product: products, agreement: merchantProducts })
    .from(merchantProducts)
    .innerJoin(products, eq(products.id, merchantProducts.productId))
    .where(
      and(
        eq(merchantProducts.merchantId, merchantId),
        eq(products.kind, kind),
        eq(products.currency, currency),
        products.enabled,
        merchantProducts.enabled,
      ),
    )
    .orderBy(products.id)
    .limit(atMost);
}

/** The stricter of the product's and the merchant's limits. */
export function limitsOf({ product, agreement }: ProductTerms): {
  minAmountMinor: number;
  maxAmountMinor: number;
} {
  return {
    minAmountMinor: Math.max(product.minAmountMinor, agreement?.minAmountMinor ?? 0),
    maxAmountMinor: Math.min(product.maxAmountMinor, agreement?.maxAmountMinor ?? Number.MAX_SAFE_INTEGER),
  };
}

/** Products for selection: a merchant's own with its limits, or all for other scopes. */
export async function productOptions(db: Queryable, scope: Scope): Promise<ProductTerms[]> {
  const ownMerchant = scope.kind === 'merchant' ? scope.merchantId : undefined;
  const rows = await db
    .select({ product: products, agreement: merchantProducts })
    .from(products)
    .leftJoin(
      merchantProducts,
      ownMerchant
        ? and(eq(merchantProducts.productId, products.id), eq(merchantProducts.merchantId, ownMerchant))
        : sql`false`,
    )
    .orderBy(products.id);
  return ownMerchant ? rows.filter((row) => row.agreement) : rows;
}
