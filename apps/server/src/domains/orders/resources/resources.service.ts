import { and, eq, gte, inArray, isNotNull, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { constraintOf } from '../../../db/constraint.ts';
import { newId } from '../../../kit/ids.ts';
import type { Scope } from '../../../kit/operation/context.ts';
import { ownedRows } from '../../../kit/operation/owned-rows.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { openResourceLoad } from '../allocation/reservations.service.ts';
import { monitorHeartbeats } from './monitor-heartbeats.table.ts';
import { resourceProducts, resources } from './resources.table.ts';
import type { MonitorState } from './resources.types.ts';

export type Resource = typeof resources.$inferSelect;

export interface NewResource extends Omit<typeof resources.$inferInsert, 'id' | 'createdAt' | 'updatedAt'> {
  readonly productIds: readonly number[];
}

const identities: ReadonlySet<string> = new Set([
  'resources_card',
  'resources_vpa',
  'resources_usdt',
  'resources_mobile',
  'resources_paybill',
  'resources_till',
]);

/** @throws resourceExists when the same account is already registered. */
export async function addResource(
  tx: Queryable,
  { productIds, ...account }: NewResource,
  now: Date,
): Promise<{ id: string }> {
  const id = newId(now);
  const { currency } = account;
  try {
    await tx.insert(resources).values({ ...account, id, createdAt: now, updatedAt: now });
  } catch (error) {
    refuseDuplicate(error);
  }
  if (productIds.length > 0) {
    const rows = productIds.map((productId) => ({ resourceId: id, productId, currency, updatedAt: now }));
    await tx.insert(resourceProducts).values(rows);
  }
  await openResourceLoad(tx, id);
  return { id };
}

/** Translates a unique violation to resourceExists. Other errors are rethrown. */
export function refuseDuplicate(error: unknown): never {
  if (identities.has(constraintOf(error) ?? '')) throw new BusinessError('resourceExists');
  throw error;
}

/** The pay link of an account; null when it has none or there is no account. */
export async function payLinkOf(db: Queryable, resourceId: string | null): Promise<string | null> {
  if (resourceId === null) return null;
  const { jumpLink, link } = resources;
  const [row] = await db.select({ jumpLink, link }).from(resources).where(eq(resources.id, resourceId));
  return row?.jumpLink ?? row?.link ?? null;
}

/** Names by account id. Orders without an account may be among those asked for. */
export async function accountNamesOf(
  db: Queryable,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string | null, string>> {
  const known = ids.filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const { id, name } = resources;
  const rows = await db.select({ id, name }).from(resources).where(inArray(id, known));
  return new Map(rows.map((row) => [row.id, row.name]));
}

export const resourceScope = (scope: Scope): SQL => ownedRows(scope, { supplier: resources.supplierId });

const lockAccount = (tx: Queryable, id: string, scope: Scope) =>
  tx
    .select({ supplierId: resources.supplierId })
    .from(resources)
    .where(and(eq(resources.id, id), resourceScope(scope), isNull(resources.deletedAt)))
    .for('no key update');

/** Enables or disables an account for a product. Existing reservations continue. */
export async function switchResource(
  tx: Queryable,
  { resourceId, productId, enabled }: { resourceId: string; productId: number; enabled: boolean },
  scope: Scope,
  now: Date,
): Promise<{ before: boolean; supplierId: string }> {
  // The account first, as everything that changes its products does: its group is found from them.
  const [account] = await lockAccount(tx, resourceId, scope);
  const at = and(eq(resourceProducts.resourceId, resourceId), eq(resourceProducts.productId, productId));
  const [row] = await tx.select({ before: resourceProducts.enabled }).from(resourceProducts).where(at);
  if (!account || !row) throw new BusinessError('resourceNotFound');
  if (row.before !== enabled) await tx.update(resourceProducts).set({ enabled, updatedAt: now }).where(at);
  return { ...row, ...account };
}

/**
 * Enables or disables an account for each of its products. Existing reservations continue. Returns the
 * products that changed.
 */
export async function switchWholeResource(
  tx: Queryable,
  { resourceId, enabled }: { resourceId: string; enabled: boolean },
  scope: Scope,
  now: Date,
): Promise<{ supplierId: string; productIds: number[]; changed: number[] }> {
  const [account] = await lockAccount(tx, resourceId, scope);
  if (!account) throw new BusinessError('resourceNotFound');
  const { productId } = resourceProducts;
  const own = eq(resourceProducts.resourceId, resourceId);
  const served = await tx.select({ productId }).from(resourceProducts).where(own).orderBy(productId);
  const changed = await tx
    .update(resourceProducts)
    .set({ enabled, updatedAt: now })
    .where(and(own, eq(resourceProducts.enabled, !enabled)))
    .returning({ productId });
  return {
    ...account,
    productIds: served.map((row) => row.productId),
    changed: changed.map((row) => row.productId).sort((some, other) => some - other),
  };
}

/** After this many live times of silence a monitor counts as offline instead of stale. */
const lostAfter = 5;

/** Monitor state of an account. */
export function monitorStateOf(
  watched: { monitorId: string | null; heardAt: Date | null; needsMonitor: boolean },
  monitorLiveMs: number,
  now: Date,
): MonitorState {
  const { monitorId, heardAt, needsMonitor } = watched;
  if (monitorId === null && !needsMonitor) return 'notNeeded';
  if (!heardAt) return 'offline';
  const silentMs = now.getTime() - heardAt.getTime();
  if (silentMs <= monitorLiveMs) return 'online';
  return silentMs <= monitorLiveMs * lostAfter ? 'stale' : 'offline';
}

/** SQL equivalent of `monitorStateOf`. The devices heard of are read once, not for each account. */
export function isInMonitorState(
  state: MonitorState,
  monitorLiveMs: number,
  now: Date,
  needsMonitor: SQL,
): SQL | undefined {
  const { monitorId } = resources;
  const since = (ms: number) => sql`${new Date(now.getTime() - ms).toISOString()}::timestamptz`;
  const [live, known] = [since(monitorLiveMs), since(monitorLiveMs * lostAfter)];
  const heard = (when: SQL | undefined) =>
    sql`${monitorId} in (select ${monitorHeartbeats.monitorId} from ${monitorHeartbeats} where ${when})`;
  const { heardAt } = monitorHeartbeats;
  const isWatched = or(isNotNull(monitorId), needsMonitor);
  switch (state) {
    case 'notNeeded':
      return and(isNull(monitorId), not(needsMonitor));
    case 'online':
      return heard(gte(heardAt, live));
    case 'stale':
      return heard(and(gte(heardAt, known), lt(heardAt, live)));
    case 'offline':
      return and(isWatched, or(isNull(monitorId), not(heard(gte(heardAt, known)))));
  }
}
