import type { OperationIO } from '@platform/sdk';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../db/connection.ts';
import { contains } from '../../../db/contains.ts';
import { listOrder } from '../../../db/list-order.ts';
import type { Scope } from '../../../kit/operation/context.ts';
import { users } from '../../access/access.public.ts';
import { merchants } from '../merchants/merchants.table.ts';
import { suppliers } from '../suppliers/suppliers.table.ts';
import { merchantProducts, products, supplierProducts } from './products.table.ts';

export type ShownAgreement = OperationIO['userProducts.list']['output']['list'][number];
type ListRequest = OperationIO['userProducts.list']['handlerInput'];
type Filter = Omit<ListRequest, 'page' | 'pageSize' | 'sortBy' | 'sortOrder'>;

/** An agreement has no id of its own: there is one per user and product. */
export const agreementKey = ({ userId, productId }: { userId: string; productId: number }): string =>
  `${userId}:${productId}`;

/** Agreements of merchants and suppliers as one list. */
export async function listAgreements(
  db: Queryable,
  { page = 1, pageSize = 20, sortBy = 'account', sortOrder = 'asc', ...filter }: ListRequest,
  scope: Scope,
): Promise<{ list: ShownAgreement[]; total: number }> {
  const found = unionAll(ofMerchants(db, filter, scope), ofSuppliers(db, filter, scope)).as('found');
  const keys = {
    account: sql`lower(${found.account})`,
    partyName: sql`lower(${found.partyName})`,
    productId: sql`${found.productId}`,
    rate: sql`${found.rate}::numeric`,
    updatedAt: sql`${found.updatedAt}`,
  };
  const ties = [found.account, found.productId].map((tie) => sql`${tie}`);
  const rows = await db
    .select()
    .from(found)
    .orderBy(...listOrder(keys, { sortBy, sortOrder }, ties))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return {
    list: rows.map((row) => ({ id: agreementKey(row), ...row, updatedAt: row.updatedAt.toISOString() })),
    total: await db.$count(found),
  };
}

export async function showAgreement(
  db: Queryable,
  place: { readonly userId: string; readonly productId: number },
): Promise<ShownAgreement> {
  const { list } = await listAgreements(db, place, { kind: 'all' });
  const [row] = list;
  if (!row) throw new Error('An agreement that was just written is not there.');
  return row;
}

const ofMerchants = (db: Queryable, filter: Filter, scope: Scope) =>
  db
    .select({
      userId: merchants.userId,
      account: users.account,
      role: sql<'merchant' | 'supplier'>`'merchant'`.as('role'),
      partyId: merchants.id,
      partyName: merchants.name,
      productId: merchantProducts.productId,
      productName: products.names,
      currency: products.currency,
      enabled: merchantProducts.enabled,
      rate: merchantProducts.feeRate,
      minAmountMinor: merchantProducts.minAmountMinor,
      maxAmountMinor: merchantProducts.maxAmountMinor,
      weight: sql<number | null>`null::integer`.as('weight'),
      updatedAt: merchantProducts.updatedAt,
    })
    .from(merchantProducts)
    .innerJoin(merchants, eq(merchants.id, merchantProducts.merchantId))
    .innerJoin(users, eq(users.id, merchants.userId))
    .innerJoin(products, eq(products.id, merchantProducts.productId))
    .where(
      and(
        merchantsOf(scope),
        filter.role === 'supplier' ? sql`false` : undefined,
        filter.userId === undefined ? undefined : eq(merchants.userId, filter.userId),
        filter.productId === undefined ? undefined : eq(merchantProducts.productId, filter.productId),
        filter.currency === undefined ? undefined : eq(products.currency, filter.currency),
        filter.enabled === undefined ? undefined : eq(merchantProducts.enabled, filter.enabled),
        contains(merchants.name, filter.name),
      ),
    );

const ofSuppliers = (db: Queryable, filter: Filter, scope: Scope) =>
  db
    .select({
      userId: suppliers.userId,
      account: users.account,
      role: sql<'merchant' | 'supplier'>`'supplier'`.as('role'),
      partyId: suppliers.id,
      partyName: suppliers.name,
      productId: supplierProducts.productId,
      productName: products.names,
      currency: products.currency,
      enabled: supplierProducts.enabled,
      rate: supplierProducts.commissionRate,
      minAmountMinor: supplierProducts.minAmountMinor,
      maxAmountMinor: supplierProducts.maxAmountMinor,
      weight: sql<number | null>`${supplierProducts.weight}`.as('weight'),
      updatedAt: supplierProducts.updatedAt,
    })
    .from(supplierProducts)
    .innerJoin(suppliers, eq(suppliers.id, supplierProducts.supplierId))
    .innerJoin(users, eq(users.id, suppliers.userId))
    .innerJoin(products, eq(products.id, supplierProducts.productId))
    .where(
      and(
        suppliersOf(scope),
        filter.role === 'merchant' ? sql`false` : undefined,
        filter.userId === undefined ? undefined : eq(suppliers.userId, filter.userId),
        filter.productId === undefined ? undefined : eq(supplierProducts.productId, filter.productId),
        filter.currency === undefined ? undefined : eq(products.currency, filter.currency),
        filter.enabled === undefined ? undefined : eq(supplierProducts.enabled, filter.enabled),
        contains(suppliers.name, filter.name),
      ),
    );

const merchantsOf = (scope: Scope): SQL | undefined =>
  scope.kind === 'all'
    ? undefined
    : scope.kind === 'merchant'
      ? eq(merchants.id, scope.merchantId)
      : sql`false`;

const suppliersOf = (scope: Scope): SQL | undefined =>
  scope.kind === 'all'
    ? undefined
    : scope.kind === 'suppliers' && scope.supplierIds.length > 0
      ? inArray(suppliers.id, [...scope.supplierIds])
      : sql`false`;
