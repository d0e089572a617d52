import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../db/connection.ts';
import { monitorDevices } from '../monitor-devices/monitor-devices.table.ts';
import { monitorScripts, monitorScriptVersions } from './monitor-scripts.table.ts';
import type { RollOutPlan, ScriptState, WantedScript } from './monitor-scripts.types.ts';

export type { ScriptState, WantedScript };

/**
 * Place of a device among a hundred. It depends on the id alone, so a larger share contains a smaller one, and every
 * process and both stores give the same answer. MD5 only spreads the ids.
 */
const place = sql`(('x' || substr(md5(${monitorDevices.id}), 1, 8))::bit(32)::bigint % 100)`;

/** Whether the roll-out of the device's script reaches the device. */
const isReached = sql`case ${monitorScripts.rollOut} when 'all' then true
  when 'share' then ${place} < ${monitorScripts.percent}
  else ${monitorDevices.id} = any(${monitorScripts.monitorIds}) end`;

/** Whether another roll-out would reach the device. */
export function wouldReach({ rollOut, percent, monitorIds }: RollOutPlan): SQL {
  if (rollOut === 'all') return sql`true`;
  if (rollOut === 'share') return sql`${place} < ${percent ?? 0}`;
  return monitorIds.length === 0 ? sql`false` : inArray(monitorDevices.id, [...monitorIds]);
}

/** Joins `monitorScripts` to `monitorDevices`: its own script, or the default of its kind. */
export const scriptOfDevice: SQL | undefined = or(
  eq(monitorScripts.id, monitorDevices.scriptId),
  and(
    isNull(monitorDevices.scriptId),
    eq(monitorScripts.isDefault, true),
    eq(monitorScripts.kind, monitorDevices.kind),
  ),
);

/** The version that a device should run. */
export const wantedVersions = alias(monitorScriptVersions, 'wanted_versions');

/** Joins `wantedVersions` to a device and its script. */
export const versionOfDevice = sql`${wantedVersions.id} = case when ${isReached}
  then ${monitorScripts.liveVersionId} else ${monitorScripts.previousVersionId} end`;

/** A device that reports nothing lags too. */
export const scriptState = sql<ScriptState>`case when ${wantedVersions.id} is null then 'none'
  when ${wantedVersions.checksum} = ${monitorDevices.scriptChecksum} then 'current' else 'lagging' end`;

/** A device that can run something. */
export const isActive = and(eq(monitorDevices.enabled, true), isNull(monitorDevices.revokedAt));

/**
 * Version of the device's script with the reported checksum: the wanted one if it has it, else the newest, because an
 * older content can come back as a new version.
 */
export const runningVersion = sql<number | null>`case
  when ${wantedVersions.checksum} = ${monitorDevices.scriptChecksum} then ${wantedVersions.version}
  else (select max(held.version) from ${monitorScriptVersions} as held
    where held.script_id = ${monitorScripts.id} and held.checksum = ${monitorDevices.scriptChecksum}) end`;

const facts = {
  scriptId: monitorScripts.id,
  name: monitorScripts.name,
  versionId: wantedVersions.id,
  version: wantedVersions.version,
  checksum: wantedVersions.checksum,
};

/** The version that a device should run; null if there is none for it. */
export async function wantedScriptOf(db: Queryable, monitorId: string): Promise<WantedScript | null> {
  const [found] = await db
    .select(facts)
    .from(monitorDevices)
    .innerJoin(monitorScripts, scriptOfDevice)
    .innerJoin(wantedVersions, versionOfDevice)
    .where(eq(monitorDevices.id, monitorId));
  return found ?? null;
}

/** The same with its content. */
export async function wantedContentOf(
  db: Queryable,
  monitorId: string,
): Promise<(WantedScript & { content: string }) | null> {
  const [found] = await db
    .select({ ...facts, content: wantedVersions.source })
    .from(monitorDevices)
    .innerJoin(monitorScripts, scriptOfDevice)
    .innerJoin(wantedVersions, versionOfDevice)
    .where(eq(monitorDevices.id, monitorId));
  return found ?? null;
}
