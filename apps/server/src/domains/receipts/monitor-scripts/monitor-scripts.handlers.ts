import { isUtf8 } from 'node:buffer';
import type { HandlerMap } from '@platform/sdk/wire';
import { texts } from '../../../kit/exporting/export-columns.ts';
import { RequestFault } from '../../../kit/http/envelope.ts';
import { actingUser } from '../../../kit/operation/acting-user.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { assignScript, deviceEvent, devicesMustExist } from '../monitor-devices/monitor-devices.service.ts';
import {
  addMonitorScript,
  addMonitorScriptVersion,
  bringVersionBack,
  everyDevice,
  monitorScriptOf,
  putVersionLive,
  setPlan,
  updateMonitorScript,
  versionOf,
} from './monitor-scripts.changes.ts';
import {
  devicesOfVersions,
  listMonitorScripts,
  listMonitorScriptVersions,
  reachOf,
  showMonitorScript,
  shownMonitorScriptVersion,
} from './monitor-scripts.list.ts';
import type { RollOut, RollOutPlan } from './monitor-scripts.types.ts';
import { wantedContentOf } from './wanted-scripts.service.ts';

export const monitorScriptsHandlers = {
  'monitorScripts.current': async (_input, { db, actor, setEntityTag }) => {
    if (actor.kind !== 'device') throw new BusinessError('deviceUnauthorized');
    const script = await wantedContentOf(db, actor.monitorId);
    // The name of a script can change while its version stays, and a device may show it.
    setEntityTag(script ? `${script.versionId}.${Buffer.from(script.name).toString('base64url')}` : 'none');
    return { script };
  },

  'monitorScripts.list': (input, context) => listMonitorScripts(context, input),

  'monitorScripts.versions': (input, { db }) => listMonitorScriptVersions(db, input),

  'monitorScripts.version': async ({ versionId }, { db }) => {
    const version = await versionOf(db, versionId);
    const { liveVersionId } = await monitorScriptOf(db, version.scriptId);
    return { version: shownMonitorScriptVersion(version, liveVersionId), content: version.source };
  },

  'monitorScripts.devices': async ({ scriptId }, { db }) => ({ list: await devicesOfVersions(db, scriptId) }),

  'monitorScripts.reach': ({ scriptId, ...input }, { db }) => reachOf(db, scriptId, planOf(input)),

  'monitorScripts.add': async ({ name, kind, isDefault }, context) =>
    showMonitorScript(context, await addMonitorScript(context, { name: name.trim(), kind, isDefault })),

  'monitorScripts.update': async ({ scriptId, name, isDefault }, context) => {
    await updateMonitorScript(context, scriptId, { name: name?.trim(), isDefault });
    return showMonitorScript(context, scriptId);
  },

  'monitorScripts.addVersion': async ({ scriptId, note, file }, context) => {
    const { account } = actingUser(context);
    const source = textOf(new Uint8Array(await file.arrayBuffer()));
    const version = { source, note: note.trim(), author: account };
    const { script, added } = await addMonitorScriptVersion(context, scriptId, version);
    return shownMonitorScriptVersion(added, script.liveVersionId);
  },

  'monitorScripts.goLive': async ({ versionId, rollOut, ...input }, context) => {
    const { account } = actingUser(context);
    const plan = rollOut === undefined ? everyDevice : planOf({ rollOut, ...input });
    await devicesMustExist(context.db, plan.monitorIds);
    return showMonitorScript(context, await putVersionLive(context, versionId, plan, account));
  },

  'monitorScripts.bringBack': async ({ scriptId, version }, context) => {
    await bringVersionBack(context, scriptId, version, actingUser(context).account);
    return showMonitorScript(context, scriptId);
  },

  'monitorScripts.setRollOut': async ({ scriptId, liveVersionId, ...input }, context) => {
    const plan = planOf(input);
    await devicesMustExist(context.db, plan.monitorIds);
    await setPlan(context, scriptId, plan, liveVersionId);
    return showMonitorScript(context, scriptId);
  },

  'monitorScripts.assign': async ({ scriptId, monitorIds }, context) => {
    const { db, now, audit, publish } = context;
    const script = scriptId === null ? null : await monitorScriptOf(db, scriptId);
    const changed = await assignScript(db, monitorIds, script, now);
    for (const device of changed) {
      audit({
        objectType: 'monitorDevice',
        objectId: device.id,
        before: { scriptId: device.scriptId },
        after: { scriptId },
      });
      publish(deviceEvent(device));
    }
    return { changedCount: changed.length };
  },
} satisfies Partial<HandlerMap<HandlerContext>>;

const needed = texts(
  '请填写与发布范围相应的内容',
  '請填寫與發布範圍相應的內容',
  'This roll-out needs a value here.',
);

/** Keeps of the input what the roll-out needs, and refuses it when that is missing. */
function planOf(input: {
  readonly rollOut: RollOut;
  readonly percent?: number | undefined;
  readonly monitorIds?: readonly string[] | undefined;
}): RollOutPlan {
  const { rollOut, percent, monitorIds } = input;
  if (rollOut === 'share' && percent === undefined) throw missing('percent');
  if (rollOut === 'named' && monitorIds === undefined) throw missing('monitorIds');
  return {
    rollOut,
    percent: rollOut === 'share' ? (percent ?? null) : null,
    monitorIds: rollOut === 'named' ? [...new Set(monitorIds)] : [],
  };
}

const missing = (path: string): RequestFault =>
  new RequestFault('validationFailed', { issues: [{ path, code: 'required', message: needed }] });

/**
 * The text of a file. Its byte order mark is dropped: the embedded store would drop it on reading, and the device could
 * not verify the checksum.
 *
 * @throws scriptInvalid for an empty file, one that is not UTF-8, and one with a NUL, which no column holds
 */
function textOf(bytes: Uint8Array): string {
  const text = isUtf8(bytes)
    ? Buffer.from(bytes)
        .toString('utf8')
        .replace(/^\uFEFF/, '')
    : '';
  if (text.trim() === '' || text.includes('\u0000'))
    throw new BusinessError('scriptInvalid', { reason: 'notText' });
  return text;
}
