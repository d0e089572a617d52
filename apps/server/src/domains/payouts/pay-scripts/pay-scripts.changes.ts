import { desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { constraintOf } from '../../../db/constraint.ts';
import { newId } from '../../../kit/ids.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import type { Sandbox } from '../../../kit/sandbox/sandbox.ts';
import { factsOfVersion, type NewVersion, newVersionRow } from '../../../kit/versioned-scripts.ts';
import {
  payScripts,
  payScriptVersions,
  type ScriptDirection,
  type ScriptSample,
} from './pay-scripts.table.ts';
import { checkSource, trySamples } from './trials.ts';

export type PayScript = typeof payScripts.$inferSelect;
export type PayScriptVersion = typeof payScriptVersions.$inferSelect;
type Change = Pick<HandlerContext, 'db' | 'now' | 'audit'>;

const maxSourceBytes = 256 * 1_024;

/** A source has a limit of bytes, which the contract cannot say. */
export async function checkNewSource(
  sandbox: Sandbox,
  source: string,
  direction: ScriptDirection,
): Promise<void> {
  if (Buffer.byteLength(source) > maxSourceBytes)
    throw new BusinessError('scriptInvalid', { reason: 'sourceTooLarge' });
  await checkSource(sandbox, source, direction);
}

/** @throws scriptExists */
export async function addScript(
  { db, now, audit }: Change,
  { name, direction }: { readonly name: string; readonly direction: ScriptDirection },
  version: NewVersion & { readonly samples: readonly ScriptSample[] },
): Promise<{ scriptId: string; versionId: string }> {
  const scriptId = newId(now);
  await writing(() =>
    db.insert(payScripts).values({ id: scriptId, name, direction, createdAt: now, updatedAt: now }),
  );
  const added = await writeVersion(db, { ...version, scriptId, version: 1 }, now);
  audit({
    objectType: 'payScript',
    objectId: scriptId,
    after: { name, direction, ...factsOfVersion(added) },
  });
  return { scriptId, versionId: added.id };
}

/** @throws scriptNotFound, scriptExists */
export async function renameScript({ db, now, audit }: Change, id: string, name: string): Promise<void> {
  const before = await lockScript(db, id);
  await writing(() => db.update(payScripts).set({ name, updatedAt: now }).where(eq(payScripts.id, id)));
  audit({ objectType: 'payScript', objectId: id, before: { name: before.name }, after: { name } });
}

/** Without samples of its own the version gets those of the newest one. @throws scriptNotFound */
export async function addVersion(
  { db, now, audit }: Change,
  scriptId: string,
  { samples, ...version }: NewVersion & { readonly samples: readonly ScriptSample[] | undefined },
): Promise<PayScriptVersion> {
  const script = await lockScript(db, scriptId);
  const [newest] = await db
    .select()
    .from(payScriptVersions)
    .where(eq(payScriptVersions.scriptId, scriptId))
    .orderBy(desc(payScriptVersions.version))
    .limit(1);
  const added = await writeVersion(
    db,
    {
      ...version,
      scriptId,
      version: (newest?.version ?? 0) + 1,
      samples: samples ?? newest?.samples ?? [],
    },
    now,
  );
  await db.update(payScripts).set({ updatedAt: now }).where(eq(payScripts.id, scriptId));
  audit({
    objectType: 'payScript',
    objectId: scriptId,
    after: { name: script.name, ...factsOfVersion(added) },
  });
  return added;
}

/** Runs the samples of a version. @throws scriptSampleMissing, scriptTestFailed */
export async function mustPass(
  sandbox: Sandbox,
  { source, samples }: Pick<PayScriptVersion, 'source' | 'samples'>,
  direction: ScriptDirection,
): Promise<void> {
  const needed = neededSample[direction];
  if (!samples.some(({ entryPoint }) => entryPoint === needed))
    throw new BusinessError('scriptSampleMissing', { entryPoint: needed });
  for (const { name, mismatch, failure, reason } of await trySamples(sandbox, source, samples, direction)) {
    if (mismatch === null) continue;
    const { field, actual, expected } = mismatch;
    throw new BusinessError('scriptTestFailed', {
      sample: name,
      field,
      actual: actual || null,
      expected: expected || null,
      failure: failure && (reason === null || reason === failure ? failure : `${failure} ${reason}`),
    });
  }
}

const neededSample = { payout: 'send', collection: 'create', choice: 'choose' } as const;

/**
 * Puts a version live whose samples have passed. A version never changes, so they still do.
 *
 * @param account Of the person who does it; null for the platform itself.
 */
export async function goLive(
  { db, now, audit }: Change,
  version: PayScriptVersion,
  account: string | null,
): Promise<void> {
  const script = await lockScript(db, version.scriptId);
  if (script.liveVersionId === version.id) return;
  await putLive(db, script, version.id, { now, account });
  audit({
    objectType: 'payScript',
    objectId: script.id,
    before: { name: script.name, liveVersionId: script.liveVersionId },
    after: { name: script.name, liveVersionId: version.id, live: version.version },
  });
}

/**
 * @param wanted The version that the caller expects to come back: a second call would take it away again.
 * @throws scriptNotLive when no version was live before, and conflict when it is not the expected one
 */
export async function bringBack(
  { db, now, audit }: Change,
  scriptId: string,
  wanted: number | undefined,
  account: string,
): Promise<void> {
  const script = await lockScript(db, scriptId);
  const { previousVersionId } = script;
  if (previousVersionId === null) throw new BusinessError('scriptNotLive');
  const { version } = await versionOf(db, previousVersionId);
  if (wanted !== undefined && wanted !== version) throw new BusinessError('conflict');
  await putLive(db, script, previousVersionId, { now, account });
  audit({
    objectType: 'payScript',
    objectId: scriptId,
    before: { name: script.name, liveVersionId: script.liveVersionId },
    after: { name: script.name, liveVersionId: previousVersionId },
  });
}

async function putLive(
  db: Queryable,
  script: PayScript,
  versionId: string,
  { now, account }: { now: Date; account: string | null },
): Promise<void> {
  await db
    .update(payScripts)
    .set({ liveVersionId: versionId, previousVersionId: script.liveVersionId, updatedAt: now })
    .where(eq(payScripts.id, script.id));
  await db
    .update(payScriptVersions)
    .set({ wentLiveAt: now, wentLiveBy: account })
    .where(eq(payScriptVersions.id, versionId));
}

/** @throws scriptNotFound */
export async function versionOf(db: Queryable, id: string): Promise<PayScriptVersion> {
  const [version] = await db.select().from(payScriptVersions).where(eq(payScriptVersions.id, id));
  if (!version) throw new BusinessError('scriptNotFound');
  return version;
}

async function lockScript(db: Queryable, id: string): Promise<PayScript> {
  const [script] = await db.select().from(payScripts).where(eq(payScripts.id, id)).for('no key update');
  if (!script) throw new BusinessError('scriptNotFound');
  return script;
}

async function writeVersion(
  db: Queryable,
  version: NewVersion & Pick<PayScriptVersion, 'scriptId' | 'version' | 'samples'>,
  now: Date,
): Promise<PayScriptVersion> {
  const [added] = await db.insert(payScriptVersions).values(newVersionRow(version, now)).returning();
  if (!added) throw new Error('A version was not written.');
  return added;
}

async function writing(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (constraintOf(error) === 'pay_scripts_name') throw new BusinessError('scriptExists');
    throw error;
  }
}
