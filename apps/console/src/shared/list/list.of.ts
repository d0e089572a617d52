import type { Input, Operation } from '@platform/sdk';
import type { Messages } from '../messages.ts';
import { bulkAction, bulkCallAction, bulkJobAction } from './bulk/bulk.action.ts';
import type { FilterCodecs, Rule } from './filter.codecs.ts';
import { rowAction } from './list.actions.tsx';
import { columnParts } from './list.columns.tsx';
import { filterParts, type ListFilter } from './list.filters.ts';
import type { InitialOf, ListInput } from './list.input.ts';
import { listQuery } from './list.query.ts';
import type { ListContext, ListOperationId, ListQuery, ListRow, SortKey, Table } from './list.types.ts';
import type { ListPlace } from './list.url.ts';
import type { ListDefinition } from './use-list.ts';

/** A list as data, without its custom components. */
export interface ListOf<Id extends ListOperationId, Words extends Table, Given>
  extends ListInput<Id, Words, Given> {
  operation: Operation<Id>;
  messages: Messages<Words>;
  /** What the list reads besides its context, before anything is loaded. */
  initial: object | undefined;
  /** The URL parameters of the list. */
  url: ListDefinition<FilterCodecs, string>;
  rowIdOf: (row: ListRow<Id>) => string;
  /** Converts the URL's values to the call's input. */
  queryOf: (values: Readonly<Record<string, unknown>>, given: Given) => ListQuery<Id>;
  pageOf: (query: ListQuery<Id>, place: ListPlace) => Input<Id>;
}

/**
 * Typed builders for a list of one call. A column for an unknown field or a filter for an unknown parameter
 * does not compile. `rules` are the call's validation rules from the API contract.
 *
 * @example
 * const { column, filter, define } = listOf<CallbackGiven>()(orderCallbacksList, orderCallbacksListRules,
 * callbackMessages);
 */
export function listOf<Given extends ListContext = ListContext>() {
  return <Id extends ListOperationId, Words extends Table>(
    operation: Operation<Id>,
    rules: Readonly<Record<string, Rule>>,
    messages: Messages<Words>,
  ) => ({
    column: columnParts<ListRow<Id>, Words, ListContext, SortKey<Id>>(),
    filter: filterParts<ListQuery<Id>, Words, Given>(rules),
    action: rowAction<ListRow<Id>, Words, Given>(),
    bulkAction: bulkAction<ListRow<Id>, Words, Given>(),
    bulkCallAction: bulkCallAction<ListRow<Id>, Words, Given>(),
    bulkJobAction: bulkJobAction<ListRow<Id>, Words, Given>(),
    define: (input: ListInput<Id, Words, Given> & InitialOf<Given>): ListOf<Id, Words, Given> => {
      const filters = filtersOf(input);
      const codecs: FilterCodecs = Object.assign({}, ...filters.map((filter) => filter.codecs));
      return {
        ...input,
        initial: input.initial,
        operation,
        messages,
        url: {
          filters: codecs,
          sortKeys: input.sortKeys ?? [],
          sort: input.sort ?? { by: 'createdAt', order: 'desc' },
          pageSize: input.pageSize ?? 50,
          openName: input.openName,
        },
        rowIdOf: (row) => String(row[input.rowId]),
        ...listQuery(operation, rules, filters, input),
      };
    },
  });
}

/** Every filter of a list, those of the bar first. */
export function filtersOf<Id extends ListOperationId, Words extends Table, Given>({
  filters,
}: Pick<ListInput<Id, Words, Given>, 'filters'>): readonly ListFilter<Words, Given>[] {
  return [...filters.main, ...(filters.more ?? []).flatMap((group) => group.filters)];
}
