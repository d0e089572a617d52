import type { OperationIO } from '@platform/sdk';
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { contains } from '../../../db/contains.ts';
import { listOrder, type Sort } from '../../../db/list-order.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { onlineUsers, users } from '../../access/access.public.ts';
import { type SupplierFiguresSource, startOfDay } from '../suppliers/supplier-figures.service.ts';
import { suppliers } from '../suppliers/suppliers.table.ts';

type Proxies = OperationIO['admin.listSupplierProxies']['output'];

const sortKeys = {
  name: sql`lower(${suppliers.name})`,
  account: sql`lower(${users.account})`,
  createdAt: suppliers.createdAt,
  lastSignInAt: users.lastSignInAt,
};

export interface ProxyListRequest extends Sort<keyof typeof sortKeys> {
  readonly page: number;
  readonly pageSize: number;
  /** User of the supplier at the top of the team. */
  readonly supplierUserId?: string;
  readonly account?: string;
  readonly name?: string;
  readonly enabled?: boolean;
}

/** Recursion limit. Deeper than any real team; stops at cycles in the data. */
const deepestTeam = 50;
const leaders = alias(suppliers, 'leader');

/** The teams in the caller's scope, without their leaders. */
export async function listSupplierProxies(
  context: HandlerContext,
  figuresOf: SupplierFiguresSource,
  { page, pageSize, sortBy, sortOrder, supplierUserId, ...filter }: ProxyListRequest,
): Promise<Proxies> {
  const { db, now, timeZone } = context;
  const depths = await teamDepths(context, supplierUserId);
  const isEnabled = sql`(${suppliers.enabled} and ${users.enabled})`;
  const conditions = and(
    inArray(suppliers.id, [...depths.keys()]),
    isNull(users.deletedAt),
    contains(users.account, filter.account),
    contains(suppliers.name, filter.name),
    filter.enabled === undefined ? undefined : sql`${isEnabled} = ${filter.enabled}`,
  );
  const found = db
    .select({
      userId: users.id,
      supplierId: suppliers.id,
      account: users.account,
      nickname: users.nickname,
      parentSupplierId: leaders.id,
      parentName: leaders.name,
      enabled: sql<boolean>`${isEnabled}`,
      lastSignInAt: users.lastSignInAt,
      createdAt: suppliers.createdAt,
    })
    .from(suppliers)
    .innerJoin(users, eq(users.id, suppliers.userId))
    .innerJoin(leaders, eq(leaders.id, suppliers.parentId))
    .where(conditions);
  const total = await db.$count(found.as('found'));
  const rows = await found
    .orderBy(...listOrder(sortKeys, { sortBy, sortOrder }, [suppliers.id]))
    .limit(pageSize)
    .offset((page - 1) * pageSize);

  const ids = rows.map(({ supplierId }) => supplierId);
  const figures = await figuresOf(db, ids, startOfDay(now, timeZone));
  const online = await onlineUsers(
    db,
    rows.map(({ userId }) => userId),
    now,
  );
  const list = rows.map(({ lastSignInAt, createdAt, ...row }) => {
    const { disabledRates: _, ...shown } = figures(row.supplierId);
    return {
      ...row,
      depth: depths.get(row.supplierId) ?? 1,
      online: online.has(row.userId),
      ...shown,
      lastSignInAt: lastSignInAt?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
    };
  });
  return { list, total };
}

/** Every supplier below the leaders of the requested teams, with its depth. */
async function teamDepths(
  context: HandlerContext,
  supplierUserId: string | undefined,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await context.db.execute<{ id: string; depth: number }>(sql`
    with recursive team as (
      select ${suppliers.id} as id, 0 as depth from ${suppliers} where ${topOf(context, supplierUserId)}
      union all
      select child.id, team.depth + 1
      from ${suppliers} as child join team on child.parent_id = team.id and team.depth < ${deepestTeam}
    )
    select id, min(depth)::int as depth from team where depth > 0 group by id`);
  return new Map(rows.map(({ id, depth }) => [id, depth]));
}

function topOf({ scope, actor }: HandlerContext, supplierUserId: string | undefined): SQL | undefined {
  const asked = supplierUserId === undefined ? undefined : eq(suppliers.userId, supplierUserId);
  switch (scope.kind) {
    case 'all':
      return asked ?? isNull(suppliers.parentId);
    case 'suppliers':
      if (asked) return and(asked, inArray(suppliers.id, [...scope.supplierIds]));
      return actor.kind === 'user' && actor.supplierId ? eq(suppliers.id, actor.supplierId) : sql`false`;
    default:
      return sql`false`;
  }
}
