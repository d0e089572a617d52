import type { OperationIO } from '@platform/sdk';
import { and, asc, eq, exists, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { contains } from '../../../db/contains.ts';
import { pageOfIds } from '../../../db/page-of-ids.ts';
import type { Scope } from '../../../kit/operation/context.ts';
import { ownedRows } from '../../../kit/operation/owned-rows.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { users } from '../../access/access.public.ts';
import { merchantBalances } from '../../money/money.public.ts';
import { merchantProducts } from '../products/products.table.ts';
import { suppliers } from '../suppliers/suppliers.table.ts';
import { merchants } from './merchants.table.ts';

export type ShownMerchant = OperationIO['merchants.detail']['output'];
type ListRequest = OperationIO['merchants.list']['handlerInput'];

const sortKeys = {
  createdAt: [sql`${merchants.createdAt}`],
  name: [sql`lower(${merchants.name})`],
  mchId: [sql`length(${merchants.mchId})`, sql`${merchants.mchId}`],
};

export async function listMerchants(
  db: Queryable,
  { page = 1, pageSize = 20, sortBy = 'createdAt', sortOrder = 'desc', ...filter }: ListRequest,
  scope: Scope,
): Promise<{ list: ShownMerchant[]; total: number }> {
  const { mchId, enabled, productId } = filter;
  const agreed = db
    .select({ one: sql`1` })
    .from(merchantProducts)
    .where(
      and(eq(merchantProducts.merchantId, merchants.id), eq(merchantProducts.productId, productId ?? 0)),
    );
  const owner = db
    .select({ one: sql`1` })
    .from(users)
    .where(and(eq(users.id, merchants.userId), contains(users.account, filter.account)));
  const conditions = and(
    ownedRows(scope, { merchant: merchants.id }),
    mchId === undefined ? undefined : eq(merchants.mchId, mchId),
    enabled === undefined ? undefined : eq(merchants.enabled, enabled),
    productId === undefined ? undefined : exists(agreed),
    contains(merchants.name, filter.name),
    filter.account === undefined ? undefined : exists(owner),
  );
  const asked = { page, pageSize, sortOrder };
  const { ids, total, order } = await pageOfIds(db, merchants, conditions, sortKeys[sortBy], asked);
  const rows =
    ids.length === 0 ? [] : await merchantRows(db, inArray(merchants.id, [...ids])).orderBy(...order);
  return { list: await shown(db, rows), total };
}

/** @throws merchantNotFound when it is not in scope. */
export async function showMerchant(db: Queryable, id: string, scope: Scope): Promise<ShownMerchant> {
  const [row] = await shown(
    db,
    await merchantRows(db, and(eq(merchants.id, id), ownedRows(scope, { merchant: merchants.id }))),
  );
  if (!row) throw new BusinessError('merchantNotFound', { mchId: id });
  return row;
}

const merchantRows = (db: Queryable, conditions: SQL | undefined) =>
  db
    .select({
      id: merchants.id,
      userId: merchants.userId,
      mchId: merchants.mchId,
      name: merchants.name,
      enabled: merchants.enabled,
      signProfile: merchants.signProfile,
      callbackFormat: merchants.callbackFormat,
      defaultNotifyUrl: merchants.defaultNotifyUrl,
      allowedIps: merchants.allowedIps,
      previousKeyUntil: merchants.previousKeyUntil,
      createdAt: merchants.createdAt,
      updatedAt: merchants.updatedAt,
      account: users.account,
      enableGoogleVerify: users.enableGoogleVerify,
      allowModify: users.allowModify,
      kycState: users.kycState,
      confirmBind: sql<boolean>`(${users.googleSecretBox} is not null)`.as('confirm_bind'),
      hasPayPassword: sql<boolean>`(${users.payPasswordHash} is not null)`.as('has_pay_password'),
      relatedSupplierId: sql<string | null>`${suppliers.id}`.as('related_supplier_id'),
    })
    .from(merchants)
    .innerJoin(users, eq(users.id, merchants.userId))
    .leftJoin(suppliers, eq(suppliers.relatedMerchantId, merchants.id))
    .where(conditions)
    .$dynamic();

type Row = Awaited<ReturnType<typeof merchantRows>>[number];

async function shown(db: Queryable, rows: readonly Row[]): Promise<ShownMerchant[]> {
  const ids = rows.map(({ id }) => id);
  const balances = Map.groupBy(await merchantBalances(db, ids), ({ ownerId }) => ownerId);
  const products = Map.groupBy(await agreedProducts(db, ids), ({ merchantId }) => merchantId);
  return rows.map(({ previousKeyUntil, createdAt, updatedAt, ...row }) => ({
    ...row,
    previousKeyUntil: previousKeyUntil?.toISOString() ?? null,
    balances: (balances.get(row.id) ?? []).map(({ ownerId: _, ...balance }) => balance),
    products: (products.get(row.id) ?? []).map(({ merchantId: _, ...product }) => product),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }));
}

async function agreedProducts(db: Queryable, ids: readonly string[]) {
  const { merchantId, productId, feeRate, enabled } = merchantProducts;
  if (ids.length === 0) return [];
  return db
    .select({ merchantId, productId, feeRate, enabled })
    .from(merchantProducts)
    .where(inArray(merchantId, [...ids]))
    .orderBy(asc(productId));
}
