import type { Output } from '@platform/sdk';
import { payScriptsList } from '@platform/sdk/operations';
import { payScriptsListRules } from '@platform/sdk/query-rules';
import { listOf } from '../../../../shared/list/list.of.ts';
import { scriptMessages } from './scripts.messages.ts';

export type ScriptRow = Output<'payScripts.list'>['list'][number];
export type VersionRow = Output<'payScripts.versions'>['list'][number];

export const { column, filter, define } = listOf()(payScriptsList, payScriptsListRules, scriptMessages);
