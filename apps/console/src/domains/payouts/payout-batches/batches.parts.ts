import { payoutBatchesList } from '@platform/sdk/operations';
import { payoutBatchesListRules } from '@platform/sdk/query-rules';
import type { SelectOption } from '@platform/ui-kit/skin';
import { listOf } from '../../../shared/list/list.of.ts';
import type { ListContext } from '../../../shared/list/list.types.ts';
import { batchMessages } from './batches.messages.ts';

export interface BatchGiven extends ListContext {
  options: { suppliers: readonly SelectOption[]; accounts: readonly SelectOption[] };
}

/** Until they are loaded. */
export const noOptions: BatchGiven['options'] = { suppliers: [], accounts: [] };

export const { column, filter, define } = listOf<BatchGiven>()(
  payoutBatchesList,
  payoutBatchesListRules,
  batchMessages,
);
