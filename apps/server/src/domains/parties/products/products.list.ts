import type { OperationIO } from '@platform/sdk';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { listOrder } from '../../../db/list-order.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import type { ProductAccounts } from './product-accounts.service.ts';
import { merchantProducts, products, supplierProducts } from './products.table.ts';

export type ShownProduct = OperationIO['products.list']['output']['list'][number];
type ListRequest = OperationIO['products.list']['handlerInput'];

export async function listProducts(
  db: Queryable,
  accounts: ProductAccounts,
  { page = 1, pageSize = 20, sortBy = 'id', sortOrder = 'asc', ...filter }: ListRequest,
): Promise<{ list: ShownProduct[]; total: number }> {
  const { kind, currency, enabled, name } = filter;
  const conditions = and(
    kind === undefined ? undefined : eq(products.kind, kind),
    currency === undefined ? undefined : eq(products.currency, currency),
    enabled === undefined ? undefined : eq(products.enabled, enabled),
    name === undefined
      ? undefined
      : sql`exists(select from jsonb_each_text(${products.names}) as said where position(lower(${name}) in lower(said.value)) > 0)`,
  );
  const rows = await productRows(db, accounts)
    .where(conditions)
    .orderBy(...listOrder(sortKeysOf(accounts), { sortBy, sortOrder }, [products.id]))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { list: rows.map(shownProduct), total: await db.$count(products, conditions) };
}

export async function showProduct(
  db: Queryable,
  accounts: ProductAccounts,
  id: number,
): Promise<ShownProduct> {
  const [row] = await productRows(db, accounts).where(eq(products.id, id));
  if (!row) throw new BusinessError('productNotFound', { productId: id });
  return shownProduct(row);
}

const countOf = (table: typeof merchantProducts | typeof supplierProducts) =>
  sql<number>`(select count(*)::int from ${table} where ${table.productId} = ${products.id})`;

const sortKeysOf = (accounts: ProductAccounts) => ({
  id: products.id,
  merchantCount: countOf(merchantProducts),
  supplierCount: countOf(supplierProducts),
  resourceCount: accounts.countOf(products.id),
  createdAt: products.createdAt,
  updatedAt: products.updatedAt,
});

const productRows = (db: Queryable, accounts: ProductAccounts) =>
  db
    .select({
      product: products,
      merchantCount: countOf(merchantProducts),
      supplierCount: countOf(supplierProducts),
      resourceCount: accounts.countOf(products.id),
    })
    .from(products);

function shownProduct({ product, ...counts }: Awaited<ReturnType<typeof productRows>>[number]): ShownProduct {
  const { names, createdAt, updatedAt, ...rest } = product;
  return {
    ...rest,
    ...counts,
    name: names,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
