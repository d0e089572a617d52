import type { Input, Operation } from '@platform/sdk';
import type { Rule } from './filter.codecs.ts';
import type { ListFilter } from './list.filters.ts';
import type { ListInput } from './list.input.ts';
import type { ListContext, ListOperationId, ListQuery, Table } from './list.types.ts';
import type { ListPlace } from './list.url.ts';

/** Builds a list call's input: filters as request parameters, and the page by number or cursor. */
export function listQuery<Id extends ListOperationId, Words extends Table, Given extends ListContext>(
  operation: Operation<Id>,
  rules: Readonly<Record<string, Rule>>,
  filters: readonly ListFilter<Words, Given>[],
  { ask }: Pick<ListInput<Id, Words, Given>, 'ask'>,
) {
  const asks = Object.assign(
    {},
    ...filters.flatMap((filter) =>
      Object.keys(filter.codecs).map((name) => (filter.ask ? { [name]: filter.ask } : {})),
    ),
  ) as Readonly<Record<string, ListFilter<Words, Given>['ask']>>;
  const takesCursor = Object.hasOwn(rules, 'cursor');
  const sorts = Object.hasOwn(rules, 'sortBy');

  return {
    queryOf: (values: Readonly<Record<string, unknown>>, given: Given): ListQuery<Id> => {
      const plain = Object.entries(values).filter(([name]) => !asks[name]);
      const made = Object.entries(values).map(([name, value]) => asks[name]?.(value));
      // A filter set directly has priority over values derived from other filters.
      const asked = Object.assign({}, ...made, Object.fromEntries(plain));
      // Each value was parsed with the rule of its own parameter.
      const query = asked as ListQuery<Id>;
      const fixed = Object.entries(given.fixed).filter(([name]) => Object.hasOwn(rules, name));
      return { ...(ask ? ask(query, given) : query), ...Object.fromEntries(fixed) };
    },

    pageOf: (query: ListQuery<Id>, { page, pageSize, sort, cursor }: ListPlace): Input<Id> => {
      const start = takesCursor && cursor ? { cursor } : { page };
      const place = operation.page ? { pageSize, ...start } : {};
      const order = sorts ? { sortBy: sort.by, sortOrder: sort.order } : {};
      return { ...query, ...place, ...order } as Input<Id>;
    },
  };
}
