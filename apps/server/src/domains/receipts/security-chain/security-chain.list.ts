import { and, count, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { listOrder, type Sort } from '../../../db/list-order.ts';
import type { SettingsReader } from '../../../kit/operation/context.ts';
import { upTo } from '../../../kit/time-range.ts';
import { users } from '../../access/access.public.ts';
import { resources } from '../../orders/orders.public.ts';
import { suppliers } from '../../parties/parties.public.ts';
import { isOpenBreak } from './chain-rules.ts';
import { securityChains, securityNodes, securityPatches } from './security-chain.table.ts';
import type { ChainState, SecurityChainRow, SecurityPatchRow } from './security-chain.types.ts';
import { accountOf, given } from './security-nodes.list.ts';

export interface AccountFilter {
  readonly page: number;
  readonly pageSize: number;
  readonly resourceId?: string;
  readonly supplierId?: string;
}

export interface TimedFilter extends AccountFilter {
  readonly startTime?: Date;
  readonly endTime?: Date;
}

export const ofAccounts = ({ resourceId, supplierId }: AccountFilter): (SQL | undefined)[] => [
  given(resourceId, (id) => eq(resources.id, id)),
  given(supplierId, (id) => eq(resources.supplierId, id)),
];

type ChainKey =
  | 'brokenSince'
  | 'resourceName'
  | 'supplierName'
  | 'openBreakCount'
  | 'supplementCount'
  | 'lastPatchAt';

/** The chains of accounts. */
export async function listChains(
  db: Queryable,
  settings: SettingsReader,
  filter: AccountFilter & Sort<ChainKey> & { readonly state?: ChainState },
): Promise<{ list: SecurityChainRow[]; total: number }> {
  const kind = (await settings.get('SecurityFreqParameters')).type;
  const supplementLimit = await settings.get('FixSecurityChainSupplementLimit');
  const open = db
    .select({
      resourceId: securityNodes.resourceId,
      breaks: count().as('breaks'),
      since: sql<Date>`min(${securityNodes.receivedAt})`.mapWith(securityNodes.receivedAt).as('since'),
    })
    .from(securityNodes)
    .where(isOpenBreak({ kind }))
    .groupBy(securityNodes.resourceId)
    .as('open');
  const sortKeys = {
    brokenSince: sql`${open.since}`,
    resourceName: sql`lower(${resources.name})`,
    supplierName: sql`lower(${suppliers.name})`,
    openBreakCount: sql`coalesce(${open.breaks}, 0)`,
    supplementCount: securityChains.supplementCount,
    lastPatchAt: securityChains.lastPatchAt,
  } satisfies Record<ChainKey, unknown>;
  const conditions = and(
    ...ofAccounts(filter),
    given(filter.state, (state) =>
      state === 'broken' ? sql`${open.resourceId} is not null` : sql`${open.resourceId} is null`,
    ),
  );
  const rows = await db
    .select({
      chain: securityChains,
      resource: resources,
      supplierName: suppliers.name,
      breaks: open.breaks,
      since: open.since,
    })
    .from(securityChains)
    .innerJoin(resources, eq(resources.id, securityChains.resourceId))
    .innerJoin(suppliers, eq(suppliers.id, resources.supplierId))
    .leftJoin(open, eq(open.resourceId, securityChains.resourceId))
    .where(conditions)
    .orderBy(...listOrder(sortKeys, filter, [resources.name, resources.id]))
    .limit(filter.pageSize)
    .offset((filter.page - 1) * filter.pageSize);
  const [counted] = await db
    .select({ total: count() })
    .from(securityChains)
    .innerJoin(resources, eq(resources.id, securityChains.resourceId))
    .leftJoin(open, eq(open.resourceId, securityChains.resourceId))
    .where(conditions);
  const list = rows.map(({ chain, resource, supplierName, breaks, since }) => ({
    ...accountOf(resource, supplierName),
    currency: resource.currency,
    state: breaks === null ? ('whole' as const) : ('broken' as const),
    openBreakCount: breaks ?? 0,
    brokenSince: since?.toISOString() ?? null,
    supplementCount: chain.supplementCount,
    supplementLimit,
    lastPatchAt: chain.lastPatchAt?.toISOString() ?? null,
  }));
  return { list, total: counted?.total ?? 0 };
}

const selectPatches = (db: Queryable) =>
  db
    .select({
      patch: securityPatches,
      resource: resources,
      supplierName: suppliers.name,
      operator: users.account,
    })
    .from(securityPatches)
    .innerJoin(resources, eq(resources.id, securityPatches.resourceId))
    .innerJoin(suppliers, eq(suppliers.id, resources.supplierId))
    .innerJoin(users, eq(users.id, securityPatches.userId));

type FoundPatch = Awaited<ReturnType<typeof selectPatches>>[number];

function toPatchRow({ patch, resource, supplierName, operator }: FoundPatch): SecurityPatchRow {
  const { cardNumberMasked, ...account } = accountOf(resource, supplierName);
  const { id, nodeId, reason, breakCount, supplementCount, createdAt } = patch;
  return {
    id,
    ...account,
    nodeId,
    reason,
    breakCount,
    supplementCount,
    operator,
    createdAt: createdAt.toISOString(),
  };
}

const patchKeys = {
  createdAt: securityPatches.createdAt,
  breakCount: securityPatches.breakCount,
  supplementCount: securityPatches.supplementCount,
};

/** Repairs of chains. */
export async function listPatches(
  db: Queryable,
  filter: TimedFilter & Sort<keyof typeof patchKeys> & { readonly patchId?: string },
): Promise<{ list: SecurityPatchRow[]; total: number }> {
  const { createdAt, id } = securityPatches;
  const conditions = and(
    ...ofAccounts(filter),
    given(filter.patchId, (patchId) => eq(id, patchId)),
    given(filter.startTime, (time) => gte(createdAt, time)),
    given(filter.endTime, (time) => upTo(createdAt, time)),
  );
  const rows = await selectPatches(db)
    .where(conditions)
    .orderBy(...listOrder(patchKeys, filter, [createdAt, id]))
    .limit(filter.pageSize)
    .offset((filter.page - 1) * filter.pageSize);
  const [counted] = await db
    .select({ total: count() })
    .from(securityPatches)
    .innerJoin(resources, eq(resources.id, securityPatches.resourceId))
    .where(conditions);
  return { list: rows.map(toPatchRow), total: counted?.total ?? 0 };
}

export async function patchRowOf(db: Queryable, id: string): Promise<SecurityPatchRow> {
  const [row] = await selectPatches(db).where(eq(securityPatches.id, id));
  if (!row) throw new Error(`The patch ${id} is gone.`);
  return toPatchRow(row);
}
