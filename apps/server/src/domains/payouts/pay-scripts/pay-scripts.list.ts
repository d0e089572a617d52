import type { OperationIO } from '@platform/sdk';
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../db/connection.ts';
import { contains } from '../../../db/contains.ts';
import { listOrder } from '../../../db/list-order.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { selectedRows } from '../../../kit/operation/selected-rows.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { shownVersionOf } from '../../../kit/versioned-scripts.ts';
import { products } from '../../parties/parties.public.ts';
import { payGateways } from '../gateways/gateways.table.ts';
import { isFailedRun } from '../script-runs/script-runs.list.service.ts';
import { payScriptRuns } from '../script-runs/script-runs.table.ts';
import type { PayScriptVersion } from './pay-scripts.changes.ts';
import { payScripts, payScriptVersions } from './pay-scripts.table.ts';

type Output = OperationIO['payScripts.list']['output'];
export type ShownScript = Output['list'][number];
export type ShownVersion = OperationIO['payScripts.addVersion']['output'];
type ListRequest = OperationIO['payScripts.list']['handlerInput'];
type ListContext = Pick<HandlerContext, 'db' | 'now' | 'rowIds'>;

const sortKeys = {
  name: sql`lower(${payScripts.name})`,
  createdAt: payScripts.createdAt,
  updatedAt: payScripts.updatedAt,
};
const dayMs = 86_400_000;
const live = alias(payScriptVersions, 'live_version');
const previous = alias(payScriptVersions, 'previous_version');

export async function listScripts(
  context: ListContext,
  { page = 1, pageSize = 20, sortBy = 'name', sortOrder = 'asc', ...filter }: ListRequest,
): Promise<Output> {
  const { db, rowIds } = context;
  const { scriptId, name, direction, live: isLive } = filter;
  const { liveVersionId } = payScripts;
  const conditions = and(
    scriptId === undefined ? undefined : eq(payScripts.id, scriptId),
    name === undefined ? undefined : contains(payScripts.name, name),
    direction === undefined ? undefined : eq(payScripts.direction, direction),
    isLive === undefined ? undefined : isLive ? isNotNull(liveVersionId) : isNull(liveVersionId),
    selectedRows(payScripts.id, rowIds),
  );
  const rows = await scriptRows(db, conditions)
    .orderBy(...listOrder(sortKeys, { sortBy, sortOrder }, [payScripts.id]))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { list: await shown(context, rows), total: await db.$count(payScripts, conditions) };
}

/** @throws scriptNotFound */
export async function showScript(context: ListContext, id: string): Promise<ShownScript> {
  const [row] = await shown(context, await scriptRows(context.db, eq(payScripts.id, id)));
  if (!row) throw new BusinessError('scriptNotFound');
  return row;
}

export async function scriptOptions(db: Queryable): Promise<OperationIO['payScripts.options']['output']> {
  const rows = await scriptRows(db, undefined).orderBy(asc(sortKeys.name), asc(payScripts.id));
  return {
    list: rows.map(({ script: { id, name, direction }, liveVersion }) => ({
      id,
      name,
      direction,
      liveVersion,
    })),
  };
}

/** @throws scriptNotFound */
export async function listVersions(
  db: Queryable,
  { scriptId, page = 1, pageSize = 20 }: OperationIO['payScripts.versions']['handlerInput'],
): Promise<OperationIO['payScripts.versions']['output']> {
  const liveId = await liveIdOf(db, scriptId);
  const conditions = eq(payScriptVersions.scriptId, scriptId);
  const rows = await db
    .select()
    .from(payScriptVersions)
    .where(conditions)
    .orderBy(desc(payScriptVersions.version))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return {
    list: rows.map((version) => shownVersion(version, liveId)),
    total: await db.$count(payScriptVersions, conditions),
  };
}

/** @throws scriptNotFound */
export async function liveIdOf(db: Queryable, scriptId: string): Promise<string | null> {
  return (await scriptOf(db, scriptId)).liveVersionId;
}

/** @throws scriptNotFound */
export async function scriptOf(db: Queryable, id: string): Promise<typeof payScripts.$inferSelect> {
  const [script] = await db.select().from(payScripts).where(eq(payScripts.id, id));
  if (!script) throw new BusinessError('scriptNotFound');
  return script;
}

export const shownVersion = (version: PayScriptVersion, liveId: string | null): ShownVersion => ({
  ...shownVersionOf(version, liveId),
  scriptId: version.scriptId,
  sampleCount: version.samples.length,
});

const scriptRows = (db: Queryable, conditions: SQL | undefined) =>
  db
    .select({
      script: payScripts,
      liveVersion: live.version,
      previousVersion: previous.version,
      newestVersion: sql<number>`(select max(version) from ${payScriptVersions}
        where ${payScriptVersions.scriptId} = ${payScripts.id})`,
      gatewayCount: sql<number>`(select count(*)::int from ${payGateways}
        where ${payGateways.scriptId} = ${payScripts.id})`,
      productCount: sql<number>`(select count(*)::int from ${products}
        where ${products.choiceScriptId} = ${payScripts.id})`,
    })
    .from(payScripts)
    .leftJoin(live, eq(live.id, payScripts.liveVersionId))
    .leftJoin(previous, eq(previous.id, payScripts.previousVersionId))
    .where(conditions)
    .$dynamic();

async function shown(
  { db, now }: Pick<ListContext, 'db' | 'now'>,
  rows: Awaited<ReturnType<typeof scriptRows>>,
): Promise<ShownScript[]> {
  const ids = rows.map(({ script }) => script.id);
  const counts =
    ids.length === 0
      ? []
      : await db
          .select({
            scriptId: payScriptRuns.scriptId,
            runCount: count(),
            failureCount: sql<number>`count(*) filter (where ${isFailedRun})::int`,
          })
          .from(payScriptRuns)
          .where(
            and(
              inArray(payScriptRuns.scriptId, ids),
              gt(payScriptRuns.startedAt, new Date(now.getTime() - dayMs)),
            ),
          )
          .groupBy(payScriptRuns.scriptId);
  const lastRuns = new Map(await Promise.all(ids.map(async (id) => [id, await lastRunOf(db, id)] as const)));
  return rows.map(({ script, ...facts }) => {
    const { previousVersionId: _previousVersionId, createdAt, updatedAt, ...rest } = script;
    const { runCount = 0, failureCount = 0 } = counts.find(({ scriptId }) => scriptId === script.id) ?? {};
    return {
      ...rest,
      ...facts,
      lastRunAt: lastRuns.get(script.id)?.toISOString() ?? null,
      runCount,
      failureCount,
      errorRate: runCount === 0 ? null : failureCount / runCount,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    };
  });
}

async function lastRunOf(db: Queryable, scriptId: string): Promise<Date | undefined> {
  const [run] = await db
    .select({ startedAt: payScriptRuns.startedAt })
    .from(payScriptRuns)
    .where(eq(payScriptRuns.scriptId, scriptId))
    .orderBy(desc(payScriptRuns.startedAt))
    .limit(1);
  return run?.startedAt;
}
