import type { OperationIO } from '@platform/sdk';
import { and, eq, exists, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../db/connection.ts';
import { contains } from '../../../db/contains.ts';
import { pageOfIds } from '../../../db/page-of-ids.ts';
import type { HandlerContext, Scope } from '../../../kit/operation/context.ts';
import { ownedRows } from '../../../kit/operation/owned-rows.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { users } from '../../access/access.public.ts';
import { supplierProducts } from '../products/products.table.ts';
import { type SupplierFiguresSource, startOfDay } from './supplier-figures.service.ts';
import { suppliers } from './suppliers.table.ts';
import { sumOf, teamsOf } from './team-sums.ts';

export type ShownSupplier = OperationIO['suppliers.list']['output']['list'][number];
type ListRequest = OperationIO['suppliers.list']['handlerInput'];

/** What the list reads of a call. */
export type SupplierReading = Pick<HandlerContext, 'db' | 'scope' | 'actor' | 'now' | 'timeZone'>;

const leaders = alias(suppliers, 'leader');
const sortKeys = { createdAt: sql`${suppliers.createdAt}`, name: sql`lower(${suppliers.name})` };

export const supplierScope = (scope: Scope): SQL => ownedRows(scope, { supplier: suppliers.id });

export async function listSuppliers(
  context: SupplierReading,
  figuresOf: SupplierFiguresSource,
  { page = 1, pageSize = 20, sortBy = 'name', sortOrder = 'asc', ...filter }: ListRequest,
): Promise<{ list: ShownSupplier[]; total: number }> {
  const { db, scope } = context;
  const { enabled, parentSupplierId, supplierId, topOnly = false, productId, withTeam = false } = filter;
  const agreed = db
    .select({ one: sql`1` })
    .from(supplierProducts)
    .where(
      and(eq(supplierProducts.supplierId, suppliers.id), eq(supplierProducts.productId, productId ?? 0)),
    );
  const owner = db
    .select({ one: sql`1` })
    .from(users)
    .where(and(eq(users.id, suppliers.userId), contains(users.account, filter.account)));
  const conditions = and(
    supplierScope(scope),
    enabled === undefined ? undefined : eq(suppliers.enabled, enabled),
    parentSupplierId === undefined ? undefined : eq(suppliers.parentId, parentSupplierId),
    supplierId === undefined ? undefined : eq(suppliers.id, supplierId),
    topOnly ? topOf(context) : undefined,
    productId === undefined ? undefined : exists(agreed),
    contains(suppliers.name, filter.name),
    filter.account === undefined ? undefined : exists(owner),
  );
  const asked = { page, pageSize, sortOrder };
  const { ids, total, order } = await pageOfIds(db, suppliers, conditions, [sortKeys[sortBy]], asked);
  const rows =
    ids.length === 0 ? [] : await supplierRows(db, inArray(suppliers.id, [...ids])).orderBy(...order);
  const teams = withTeam ? await teamsOf(db, rows) : new Map<string, readonly string[]>();
  const everyone = new Set([...ids, ...[...teams.values()].flat()]);
  const figures = await figuresOf(db, [...everyone], startOfDay(context.now, context.timeZone), ids);
  const list = rows.map((row) => ({
    ...shown(row, figures),
    ...(withTeam && { team: sumOf((teams.get(row.id) ?? [row.id]).map(figures)) }),
  }));
  return { list, total };
}

/** Suppliers without a leader; for a supplier, itself, even if it has a leader. */
function topOf({ scope, actor }: SupplierReading): SQL {
  if (scope.kind !== 'suppliers') return isNull(suppliers.parentId);
  return actor.kind === 'user' && actor.supplierId ? eq(suppliers.id, actor.supplierId) : sql`false`;
}

/** @throws supplierNotFound when it is not in scope. */
export async function showSupplier(
  context: HandlerContext,
  figuresOf: SupplierFiguresSource,
  id: string,
): Promise<ShownSupplier> {
  const { db, scope, now, timeZone } = context;
  const [row] = await supplierRows(db, and(eq(suppliers.id, id), supplierScope(scope)));
  if (!row) throw new BusinessError('supplierNotFound');
  return shown(row, await figuresOf(db, [id], startOfDay(now, timeZone)));
}

const supplierRows = (db: Queryable, conditions: SQL | undefined) =>
  db
    .select({
      id: suppliers.id,
      userId: suppliers.userId,
      name: suppliers.name,
      enabled: suppliers.enabled,
      parentSupplierId: suppliers.parentId,
      parentName: sql<string | null>`${leaders.name}`.as('parent_name'),
      proxyCount:
        sql<number>`(select count(*)::int from ${suppliers} team where team.parent_id = ${suppliers.id})`.as(
          'proxy_count',
        ),
      relatedMerchantId: suppliers.relatedMerchantId,
      createdAt: suppliers.createdAt,
      updatedAt: suppliers.updatedAt,
      account: users.account,
      enableGoogleVerify: users.enableGoogleVerify,
      allowModify: users.allowModify,
      kycState: users.kycState,
      confirmBind: sql<boolean>`(${users.googleSecretBox} is not null)`.as('confirm_bind'),
      hasPayPassword: sql<boolean>`(${users.payPasswordHash} is not null)`.as('has_pay_password'),
    })
    .from(suppliers)
    .innerJoin(users, eq(users.id, suppliers.userId))
    .leftJoin(leaders, eq(leaders.id, suppliers.parentId))
    .where(conditions)
    .$dynamic();

function shown(
  { createdAt, updatedAt, ...row }: Awaited<ReturnType<typeof supplierRows>>[number],
  figures: Awaited<ReturnType<SupplierFiguresSource>>,
): ShownSupplier {
  return {
    ...row,
    ...figures(row.id),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
