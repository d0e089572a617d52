import type { OperationIO } from '@platform/sdk';
import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../db/connection.ts';
import { contains } from '../../../db/contains.ts';
import { listOrder } from '../../../db/list-order.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { selectedRows } from '../../../kit/operation/selected-rows.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { shownVersionOf } from '../../../kit/versioned-scripts.ts';
import { monitorDevices } from '../monitor-devices/monitor-devices.table.ts';
import { type MonitorScriptVersion, monitorScriptOf } from './monitor-scripts.changes.ts';
import { monitorScripts, monitorScriptVersions } from './monitor-scripts.table.ts';
import type { MonitorScriptRow, MonitorScriptVersionRow, RollOutPlan } from './monitor-scripts.types.ts';
import {
  isActive,
  runningVersion,
  scriptOfDevice,
  scriptState,
  versionOfDevice,
  wantedVersions,
  wouldReach,
} from './wanted-scripts.service.ts';

type Io<Verb extends string> = OperationIO[`monitorScripts.${Verb}` & keyof OperationIO];
type ListContext = Pick<HandlerContext, 'db' | 'rowIds'>;

const sortKeys = {
  name: sql`lower(${monitorScripts.name})`,
  createdAt: monitorScripts.createdAt,
  updatedAt: monitorScripts.updatedAt,
};
const live = alias(monitorScriptVersions, 'live_version');
const previous = alias(monitorScriptVersions, 'previous_version');
const shownIds = 20;

export async function listMonitorScripts(
  { db, rowIds }: ListContext,
  { page = 1, pageSize = 20, sortBy = 'name', sortOrder = 'asc', ...filter }: Io<'list'>['handlerInput'],
): Promise<Io<'list'>['output']> {
  const { scriptId, name, kind, rollOut, lagging } = filter;
  const conditions = and(
    scriptId === undefined ? undefined : eq(monitorScripts.id, scriptId),
    contains(monitorScripts.name, name),
    kind === undefined ? undefined : eq(monitorScripts.kind, kind),
    rollOut === undefined ? undefined : eq(monitorScripts.rollOut, rollOut),
    lagging === undefined ? undefined : lagging ? hasLagging(db) : sql`not ${hasLagging(db)}`,
    selectedRows(monitorScripts.id, rowIds),
  );
  const rows = await scriptRows(db, conditions)
    .orderBy(...listOrder(sortKeys, { sortBy, sortOrder }, [monitorScripts.id]))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { list: await shown(db, rows), total: await db.$count(monitorScripts, conditions) };
}

/** @throws scriptNotFound */
export async function showMonitorScript({ db }: ListContext, id: string): Promise<MonitorScriptRow> {
  const [row] = await shown(db, await scriptRows(db, eq(monitorScripts.id, id)));
  if (!row) throw new BusinessError('scriptNotFound');
  return row;
}

/** @throws scriptNotFound */
export async function listMonitorScriptVersions(
  db: Queryable,
  { scriptId, page = 1, pageSize = 20 }: Io<'versions'>['handlerInput'],
): Promise<Io<'versions'>['output']> {
  const { liveVersionId } = await monitorScriptOf(db, scriptId);
  const conditions = eq(monitorScriptVersions.scriptId, scriptId);
  const rows = await db
    .select()
    .from(monitorScriptVersions)
    .where(conditions)
    .orderBy(desc(monitorScriptVersions.version))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return {
    list: rows.map((version) => shownMonitorScriptVersion(version, liveVersionId)),
    total: await db.$count(monitorScriptVersions, conditions),
  };
}

export const shownMonitorScriptVersion = (
  version: MonitorScriptVersion,
  liveId: string | null,
): MonitorScriptVersionRow => ({ ...shownVersionOf(version, liveId), scriptId: version.scriptId });

/** @throws scriptNotFound */
export async function devicesOfVersions(
  db: Queryable,
  scriptId: string,
): Promise<Io<'devices'>['output']['list']> {
  await monitorScriptOf(db, scriptId);
  const devices = db
    .select({
      wanted: sql<number | null>`${wantedVersions.version}`.as('wanted'),
      running: runningVersion.as('running'),
    })
    .from(monitorDevices)
    .innerJoin(monitorScripts, scriptOfDevice)
    .leftJoin(wantedVersions, versionOfDevice)
    .where(and(isActive, eq(monitorScripts.id, scriptId)))
    .as('devices');
  const { wanted, running } = devices;
  const pairs = await db.select({ wanted, running, devices: count() }).from(devices).groupBy(wanted, running);
  const versions = await db
    .select({ id: monitorScriptVersions.id, version: monitorScriptVersions.version })
    .from(monitorScriptVersions)
    .where(eq(monitorScriptVersions.scriptId, scriptId))
    .orderBy(desc(monitorScriptVersions.version));
  const sumOf = (isIt: (pair: (typeof pairs)[number]) => boolean): number =>
    pairs.filter(isIt).reduce((sum, pair) => sum + pair.devices, 0);
  const others = sumOf((pair) => pair.running === null);
  return [
    ...versions
      .map(({ id, version }) => ({
        versionId: id,
        version,
        wantedCount: sumOf((pair) => pair.wanted === version),
        runningCount: sumOf((pair) => pair.running === version),
      }))
      .filter(({ wantedCount, runningCount }) => wantedCount + runningCount > 0),
    ...(others === 0 ? [] : [{ versionId: null, version: null, wantedCount: 0, runningCount: others }]),
  ];
}

/** @throws scriptNotFound */
export async function reachOf(
  db: Queryable,
  scriptId: string,
  plan: RollOutPlan,
): Promise<Io<'reach'>['output']> {
  await monitorScriptOf(db, scriptId);
  const ofScript = and(isActive, eq(monitorScripts.id, scriptId));
  const devices = (condition: SQL | undefined) =>
    db
      .select({ id: monitorDevices.id })
      .from(monitorDevices)
      .innerJoin(monitorScripts, scriptOfDevice)
      .where(condition)
      .orderBy(asc(monitorDevices.id));
  const all = await devices(ofScript);
  const reached = await devices(and(ofScript, wouldReach(plan)));
  return {
    deviceCount: all.length,
    reachedCount: reached.length,
    monitorIds: reached.slice(0, shownIds).map(({ id }) => id),
  };
}

const scriptRows = (db: Queryable, conditions: SQL | undefined) =>
  db
    .select({
      script: monitorScripts,
      liveVersion: live.version,
      previousVersion: previous.version,
      newestVersion: sql<number | null>`(select max(version) from ${monitorScriptVersions}
        where ${monitorScriptVersions.scriptId} = ${monitorScripts.id})`,
    })
    .from(monitorScripts)
    .leftJoin(live, eq(live.id, monitorScripts.liveVersionId))
    .leftJoin(previous, eq(previous.id, monitorScripts.previousVersionId))
    .where(conditions)
    .$dynamic();

async function shown(
  db: Queryable,
  rows: Awaited<ReturnType<typeof scriptRows>>,
): Promise<MonitorScriptRow[]> {
  const counts = await countsOf(
    db,
    rows.map(({ script }) => script.id),
  );
  return rows.map(({ script, ...versions }) => {
    const { previousVersionId: _previousVersionId, createdAt, updatedAt, ...rest } = script;
    return {
      ...rest,
      ...versions,
      ...(counts.get(script.id) ?? { deviceCount: 0, reachedCount: 0, laggingCount: 0 }),
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    };
  });
}

async function countsOf(db: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      scriptId: monitorScripts.id,
      deviceCount: count(),
      reachedCount: sql<number>`count(*) filter (where ${wantedVersions.id} = ${monitorScripts.liveVersionId})::int`,
      laggingCount: sql<number>`count(*) filter (where ${isLagging})::int`,
    })
    .from(monitorDevices)
    .innerJoin(monitorScripts, scriptOfDevice)
    .leftJoin(wantedVersions, versionOfDevice)
    .where(and(isActive, inArray(monitorScripts.id, [...ids])))
    .groupBy(monitorScripts.id);
  return new Map(rows.map(({ scriptId, ...counts }) => [scriptId, counts]));
}

const isLagging = sql`${scriptState} = 'lagging'`;

const hasLagging = (db: Queryable): SQL => {
  const lagging = db
    .select({ id: monitorScripts.id })
    .from(monitorDevices)
    .innerJoin(monitorScripts, scriptOfDevice)
    .innerJoin(wantedVersions, versionOfDevice)
    .where(and(isActive, isLagging));
  return sql`${monitorScripts.id} in (select lagging.id from ${lagging.as('lagging')})`;
};
