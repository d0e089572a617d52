import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/connection.ts';
import { perHandle } from '../../db/per-handle.ts';
import { statement } from '../../db/statements.ts';
import type { Scope } from '../../kit/context.ts';
import { together } from '../../kit/together.ts';
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

/** What a supplier earns by each of its products; a supplier without an agreement earns nothing. */
export async function agreeCommissions(
  db: Queryable,
  rows: (typeof supplierProducts.$inferInsert)[],
): Promise<void> {
  await db.insert(supplierProducts).values(rows);
}

/** A product and what one merchant has agreed about it; without an agreement it may not use the product. */
export interface ProductTerms {
  readonly product: Product;
  readonly agreement: typeof merchantProducts.$inferSelect | null;
}

interface TermsKey {
  readonly productId: number;
  readonly merchantId: string;
}

/** Of some products for some merchants: more rows than pairs, and both are few. */
const termsStatement = statement((db) =>
  db
    .select({ product: products, agreement: merchantProducts })
    .from(products)
    .leftJoin(
      merchantProducts,
      and(
        eq(merchantProducts.productId, products.id),
        sql`${merchantProducts.merchantId} = any(${sql.placeholder('merchantIds')}::uuid[])`,
      ),
    )
    .where(sql`${products.id} = any(${sql.placeholder('productIds')}::int[])`),
);

async function readTerms(db: Queryable, keys: readonly TermsKey[]): Promise<(ProductTerms | undefined)[]> {
  const rows = await termsStatement(db).execute({
    productIds: [...new Set(keys.map(({ productId }) => productId))],
    merchantIds: [...new Set(keys.map(({ merchantId }) => merchantId))],
  });
  return keys.map(({ productId, merchantId }) => {
    const ofProduct = rows.filter(({ product }) => product.id === productId);
    const [first] = ofProduct;
    if (!first) return undefined;
    const own = ofProduct.find(({ agreement }) => agreement?.merchantId === merchantId);
    return { product: first.product, agreement: own?.agreement ?? null };
  });
}

export async function productTerms(
  db: Queryable,
  productId: number,
  merchantId: string,
): Promise<ProductTerms | undefined> {
  const [terms] = await readTerms(db, [{ productId, merchantId }]);
  return terms;
}

const termsTogether = perHandle((db) => together((keys: readonly TermsKey[]) => readTerms(db, keys)));

/** The same for whoever places orders of many merchants at a time; not inside a transaction. */
export const productTermsTogether = (db: Queryable, key: TermsKey): Promise<ProductTerms | undefined> =>
  termsTogether(db)(key);

/** The stricter of the product's and the merchant's own limits. */
export function limitsOf({ product, agreement }: ProductTerms): {
  minAmountMinor: number;
  maxAmountMinor: number;
} {
  return {
    minAmountMinor: Math.max(product.minAmountMinor, agreement?.minAmountMinor ?? 0),
    maxAmountMinor: Math.min(product.maxAmountMinor, agreement?.maxAmountMinor ?? Number.MAX_SAFE_INTEGER),
  };
}

/** Products to choose from: a merchant's own with its limits, all of them for everyone else. */
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
