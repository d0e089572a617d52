import type { Output } from '@platform/sdk';
import { monitorScriptsList } from '@platform/sdk/operations';
import { monitorScriptsListRules } from '@platform/sdk/query-rules';
import { listOf } from '../../../shared/list/list.of.ts';
import type { Translate } from '../../../shared/messages.ts';
import { scriptMessages } from './scripts.messages.ts';

export type ScriptRow = Output<'monitorScripts.list'>['list'][number];
export type VersionRow = Output<'monitorScripts.versions'>['list'][number];

export const { column, filter, define } = listOf()(
  monitorScriptsList,
  monitorScriptsListRules,
  scriptMessages,
);

const rollOuts = ['all', 'share', 'named'] as const;
export type RollOut = (typeof rollOuts)[number];
export const rollOutNames: readonly RollOut[] = rollOuts;
export const rollOutOf = ({ rollOut }: Pick<ScriptRow, 'rollOut'>): RollOut =>
  rollOuts.find((each) => each === rollOut) ?? 'all';

/** Which devices get the live version, in words. One of a newer server is shown by its name. */
export function rollOutText(
  row: Pick<ScriptRow, 'rollOut' | 'percent' | 'monitorIds' | 'liveVersion'>,
  say: Translate<typeof scriptMessages.table>,
): string {
  if (row.liveVersion === null) return '';
  if (row.rollOut === 'share') return say('ofDevices', { percent: row.percent ?? 0 });
  if (row.rollOut === 'named') return say('namedCount', { count: row.monitorIds.length });
  return row.rollOut === 'all' ? say('all') : row.rollOut;
}
