import { resourcesList } from '@platform/sdk/operations';
import { resourcesListRules } from '@platform/sdk/query-rules';
import { listOf } from '../../../shared/list/list.of.ts';
import type { ListContext } from '../../../shared/list/list.types.ts';
import { resourceMessages } from './resources.messages.ts';
import type { ResourceOptions } from './resources.options.ts';

/** The account lists differ by address and role. All of them use one screen. */
export interface ResourceGiven extends ListContext {
  options: ResourceOptions;
}

export const { column, filter, bulkAction, define } = listOf<ResourceGiven>()(
  resourcesList,
  resourcesListRules,
  resourceMessages,
);

export type ResourceColumn = ReturnType<typeof column.text>;
