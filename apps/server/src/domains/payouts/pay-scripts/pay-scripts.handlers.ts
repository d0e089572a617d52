import type { HandlerMap } from '@platform/sdk/wire';
import { texts } from '../../../kit/exporting/export-columns.ts';
import { RequestFault } from '../../../kit/http/envelope.ts';
import { actingUser } from '../../../kit/operation/acting-user.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import type { Sandbox } from '../../../kit/sandbox/sandbox.ts';
import {
  addScript,
  addVersion,
  bringBack,
  checkNewSource,
  goLive,
  mustPass,
  renameScript,
  versionOf,
} from './pay-scripts.changes.ts';
import {
  listScripts,
  listVersions,
  liveIdOf,
  scriptOf,
  scriptOptions,
  shownVersion,
  showScript,
} from './pay-scripts.list.ts';
import { sampleOfRun, trySamples } from './trials.ts';

const oneSource = texts(
  '请给出源代码或版本之一',
  '請給出原始碼或版本其中之一',
  'Give either a source or a version.',
);
const oneInput = texts(
  '请给出样例或运行记录之一',
  '請給出範例或執行記錄其中之一',
  'Give either samples or a run.',
);

/**
 * Scripts run in the sandbox before the transaction begins, so that none is held meanwhile: the operations that run
 * one have their own transactions.
 */
export const payScriptsHandlers = (sandbox: Sandbox) =>
  ({
    'payScripts.list': (input, context) => listScripts(context, input),

    'payScripts.options': (_input, { db }) => scriptOptions(db),

    'payScripts.versions': (input, { db }) => listVersions(db, input),

    'payScripts.version': async ({ versionId }, { db }) => {
      const version = await versionOf(db, versionId);
      const { source, samples } = version;
      const liveId = await liveIdOf(db, version.scriptId);
      return { version: shownVersion(version, liveId), source, samples: [...samples] };
    },

    'payScripts.add': async ({ name, direction, source, note, samples = [] }, context) => {
      const { account } = actingUser(context);
      await checkNewSource(sandbox, source, direction);
      return context.transact(async (tx) => {
        const version = { source, note: note.trim(), samples, author: account };
        const { scriptId } = await addScript(
          { ...context, db: tx },
          { name: name.trim(), direction },
          version,
        );
        return showScript({ ...context, db: tx }, scriptId);
      });
    },

    'payScripts.rename': async ({ scriptId, name }, context) => {
      await renameScript(context, scriptId, name.trim());
      return showScript(context, scriptId);
    },

    'payScripts.addVersion': async ({ scriptId, source, note, samples }, context) => {
      const { account } = actingUser(context);
      const { direction } = await scriptOf(context.db, scriptId);
      await checkNewSource(sandbox, source, direction);
      return context.transact(async (tx) => {
        const version = { source, note: note.trim(), samples, author: account };
        const added = await addVersion({ ...context, db: tx }, scriptId, version);
        return shownVersion(added, await liveIdOf(tx, scriptId));
      });
    },

    'payScripts.tryRun': async ({ source, versionId, samples, runId, direction }, { db }) => {
      if ((source === undefined) === (versionId === undefined)) throw refusal('source', oneSource);
      if (samples !== undefined && runId !== undefined) throw refusal('samples', oneInput);
      const version = versionId === undefined ? undefined : await versionOf(db, versionId);
      const tried = source ?? version?.source ?? '';
      const recorded = runId === undefined ? undefined : await sampleOfRun(db, runId);
      const inputs = recorded ? [recorded.sample] : (samples ?? version?.samples);
      if (inputs === undefined) throw refusal('samples', oneInput);
      const script = version && (await scriptOf(db, version.scriptId));
      const judgedAs = direction ?? script?.direction ?? recorded?.direction ?? 'payout';
      const results = await trySamples(sandbox, tried, inputs, judgedAs);
      return { passed: results.every(({ passed }) => passed), results };
    },

    'payScripts.goLive': async ({ versionId }, context) => {
      const { account } = actingUser(context);
      const version = await versionOf(context.db, versionId);
      const { direction } = await scriptOf(context.db, version.scriptId);
      await mustPass(sandbox, version, direction);
      return context.transact(async (tx) => {
        await goLive({ ...context, db: tx }, version, account);
        return showScript({ ...context, db: tx }, version.scriptId);
      });
    },

    'payScripts.bringBack': async ({ scriptId, version }, context) => {
      await bringBack(context, scriptId, version, actingUser(context).account);
      return showScript(context, scriptId);
    },
  }) satisfies Partial<HandlerMap<HandlerContext>>;

const refusal = (path: string, message: ReturnType<typeof texts>): RequestFault =>
  new RequestFault('validationFailed', { issues: [{ path, code: 'one_of_two', message }] });
