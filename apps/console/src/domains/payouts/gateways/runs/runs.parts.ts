import { payScriptRunsList } from '@platform/sdk/operations';
import { payScriptRunsListRules } from '@platform/sdk/query-rules';
import type { SelectOption } from '@platform/ui-kit/skin';
import { listOf } from '../../../../shared/list/list.of.ts';
import type { ListContext } from '../../../../shared/list/list.types.ts';
import { runListMessages } from './runs.messages.ts';

export interface RunGiven extends ListContext {
  gateways: readonly SelectOption[];
  scripts: readonly SelectOption[];
  /** A product's number and its name, once names are loaded. */
  productWord: (id: number) => string;
}

export const { column, filter, define } = listOf<RunGiven>()(
  payScriptRunsList,
  payScriptRunsListRules,
  runListMessages,
);
