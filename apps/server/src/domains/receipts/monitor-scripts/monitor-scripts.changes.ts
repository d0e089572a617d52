import { and, eq, max, sql } from 'drizzle-orm';
import { advisoryLocks } from '../../../db/advisory-locks.ts';
import type { Queryable } from '../../../db/connection.ts';
import { constraintOf } from '../../../db/constraint.ts';
import { newId } from '../../../kit/ids.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { factsOfVersion, type NewVersion, newVersionRow } from '../../../kit/versioned-scripts.ts';
import { monitorScripts, monitorScriptVersions } from './monitor-scripts.table.ts';
import type { RollOutPlan, ScriptKind } from './monitor-scripts.types.ts';

export type MonitorScript = typeof monitorScripts.$inferSelect;
export type MonitorScriptVersion = typeof monitorScriptVersions.$inferSelect;
type Change = Pick<HandlerContext, 'db' | 'now' | 'audit'>;

export const everyDevice: RollOutPlan = { rollOut: 'all', percent: null, monitorIds: [] };

/** @throws scriptExists */
export async function addMonitorScript(
  { db, now, audit }: Change,
  { name, kind, isDefault }: { name: string; kind: ScriptKind; isDefault: boolean | undefined },
): Promise<string> {
  const id = newId(now);
  await lockDefaults(db);
  const isFirst = (await db.$count(monitorScripts, isDefaultOf(kind))) === 0;
  const becomes = isDefault ?? isFirst;
  if (becomes) await clearDefault(db, kind, now);
  await writing(() =>
    db.insert(monitorScripts).values({ id, name, kind, isDefault: becomes, createdAt: now, updatedAt: now }),
  );
  audit({ objectType: 'monitorScript', objectId: id, after: { name, kind, isDefault: becomes } });
  return id;
}

/** @throws scriptNotFound, scriptExists */
export async function updateMonitorScript(
  { db, now, audit }: Change,
  id: string,
  { name, isDefault }: { readonly name: string | undefined; readonly isDefault: boolean | undefined },
): Promise<void> {
  // Before the script: a caller that waits for it holds nothing that its holder needs.
  await lockDefaults(db);
  const before = await lockScript(db, id);
  if (isDefault === true && !before.isDefault) await clearDefault(db, before.kind, now);
  const after = { name: name ?? before.name, isDefault: isDefault ?? before.isDefault };
  await writing(() =>
    db
      .update(monitorScripts)
      .set({ ...after, updatedAt: now })
      .where(eq(monitorScripts.id, id)),
  );
  const { name: oldName, isDefault: wasDefault } = before;
  audit({
    objectType: 'monitorScript',
    objectId: id,
    before: { name: oldName, isDefault: wasDefault },
    after,
  });
}

/** @throws scriptNotFound */
export async function addMonitorScriptVersion(
  { db, now, audit }: Change,
  scriptId: string,
  version: NewVersion,
): Promise<{ script: MonitorScript; added: MonitorScriptVersion }> {
  const script = await lockScript(db, scriptId);
  const { version: number } = monitorScriptVersions;
  const [newest] = await db
    .select({ version: max(number) })
    .from(monitorScriptVersions)
    .where(eq(monitorScriptVersions.scriptId, scriptId));
  const row = newVersionRow({ ...version, scriptId, version: (newest?.version ?? 0) + 1 }, now);
  const [added] = await db.insert(monitorScriptVersions).values(row).returning();
  if (!added) throw new Error('A version was not written.');
  await db.update(monitorScripts).set({ updatedAt: now }).where(eq(monitorScripts.id, scriptId));
  audit({
    objectType: 'monitorScript',
    objectId: scriptId,
    after: { name: script.name, ...factsOfVersion(added) },
  });
  return { script, added };
}

/**
 * Puts a version live. Devices outside of the roll-out stay at the version that all devices had before, which is not
 * always the live one: a version that only some devices got is no version to fall back to.
 *
 * @param account Of the person who does it; null for the platform itself.
 * @throws scriptNotFound
 */
export async function putVersionLive(
  { db, now, audit }: Change,
  versionId: string,
  plan: RollOutPlan,
  account: string | null,
): Promise<string> {
  const version = await versionOf(db, versionId);
  const script = await lockScript(db, version.scriptId);
  const fallback = script.rollOut === 'all' ? script.liveVersionId : script.previousVersionId;
  const previousVersionId = script.liveVersionId === versionId ? script.previousVersionId : fallback;
  const live = { liveVersionId: versionId, previousVersionId, ...columnsOf(plan) };
  await putLive(db, script, live, { now, account });
  audit({
    objectType: 'monitorScript',
    objectId: script.id,
    before: { name: script.name, liveVersionId: script.liveVersionId, ...planOf(script) },
    after: { liveVersionId: versionId, live: version.version, ...plan },
  });
  return script.id;
}

/**
 * @param wanted The version that the caller expects to come back: a second call would take it away again.
 * @throws scriptNotLive when all devices had no version before, and conflict when it is not the expected one
 */
export async function bringVersionBack(
  { db, now, audit }: Change,
  scriptId: string,
  wanted: number | undefined,
  account: string,
): Promise<void> {
  const script = await lockScript(db, scriptId);
  const { liveVersionId, previousVersionId } = script;
  if (previousVersionId === null) throw new BusinessError('scriptNotLive');
  const { version } = await versionOf(db, previousVersionId);
  if (wanted !== undefined && wanted !== version) throw new BusinessError('conflict');
  const live = { liveVersionId: previousVersionId, previousVersionId: liveVersionId };
  await putLive(db, script, { ...live, ...columnsOf(everyDevice) }, { now, account });
  audit({
    objectType: 'monitorScript',
    objectId: scriptId,
    before: { name: script.name, liveVersionId, ...planOf(script) },
    after: { liveVersionId: previousVersionId, ...everyDevice },
  });
}

/** @throws scriptNotFound, scriptNotLive, and conflict when another version than `expected` is live */
export async function setPlan(
  { db, now, audit }: Change,
  scriptId: string,
  plan: RollOutPlan,
  expected: string | undefined,
): Promise<void> {
  const script = await lockScript(db, scriptId);
  if (script.liveVersionId === null) throw new BusinessError('scriptNotLive');
  if (expected !== undefined && expected !== script.liveVersionId) throw new BusinessError('conflict');
  await change(db, script, columnsOf(plan), now);
  audit({
    objectType: 'monitorScript',
    objectId: scriptId,
    before: { name: script.name, ...planOf(script) },
    after: { ...plan },
  });
}

/** @throws scriptNotFound */
export async function monitorScriptOf(db: Queryable, id: string): Promise<MonitorScript> {
  const [script] = await db.select().from(monitorScripts).where(eq(monitorScripts.id, id));
  if (!script) throw new BusinessError('scriptNotFound');
  return script;
}

/** @throws scriptNotFound */
export async function versionOf(db: Queryable, id: string): Promise<MonitorScriptVersion> {
  const [version] = await db.select().from(monitorScriptVersions).where(eq(monitorScriptVersions.id, id));
  if (!version) throw new BusinessError('scriptNotFound');
  return version;
}

async function lockScript(db: Queryable, id: string): Promise<MonitorScript> {
  const [script] = await db
    .select()
    .from(monitorScripts)
    .where(eq(monitorScripts.id, id))
    .for('no key update');
  if (!script) throw new BusinessError('scriptNotFound');
  return script;
}

async function change(
  db: Queryable,
  { id }: MonitorScript,
  changes: Partial<MonitorScript>,
  now: Date,
): Promise<void> {
  await db
    .update(monitorScripts)
    .set({ ...changes, updatedAt: now })
    .where(eq(monitorScripts.id, id));
}

async function putLive(
  db: Queryable,
  script: MonitorScript,
  changes: Partial<MonitorScript> & { readonly liveVersionId: string },
  { now, account }: { now: Date; account: string | null },
): Promise<void> {
  await change(db, script, changes, now);
  const { liveVersionId } = changes;
  if (liveVersionId === script.liveVersionId) return;
  await db
    .update(monitorScriptVersions)
    .set({ wentLiveAt: now, wentLiveBy: account })
    .where(eq(monitorScriptVersions.id, liveVersionId));
}

const planOf = ({ rollOut, percent, monitorIds }: RollOutPlan): RollOutPlan => ({
  rollOut,
  percent,
  monitorIds,
});

const columnsOf = ({ rollOut, percent, monitorIds }: RollOutPlan) => ({
  rollOut,
  percent,
  monitorIds: [...monitorIds],
});

const isDefaultOf = (kind: ScriptKind) =>
  and(eq(monitorScripts.kind, kind), eq(monitorScripts.isDefault, true));

/** Two scripts that become the default of a kind at once would break its unique index. */
const lockDefaults = (db: Queryable) =>
  db.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.monitorScriptDefaults})`);

async function clearDefault(db: Queryable, kind: ScriptKind, now: Date): Promise<void> {
  await db.update(monitorScripts).set({ isDefault: false, updatedAt: now }).where(isDefaultOf(kind));
}

async function writing(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (constraintOf(error) === 'monitor_scripts_name') throw new BusinessError('scriptExists');
    throw error;
  }
}
