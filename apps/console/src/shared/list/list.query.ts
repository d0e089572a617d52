import type { Input, Operation } from '@platform/sdk';
import type { Rule } from './filter.codecs.ts';
import type { ListFilter } from './list.filters.ts';
import type { ListInput } from './list.input.ts';
import type { ListOperationId, ListQuery, Table } from './list.types.ts';
import type { ListPlace, ListSort } from './list.url.ts';

/** How a list asks its call: filters as the call takes them, and the page in the way that the call knows. */
export function listQuery<Id extends ListOperationId, Words extends Table, Given>(
  operation: Operation<Id>,
  rules: Readonly<Record<string, Rule>>,
  filters: readonly ListFilter<Words, Given>[],
  usual: ListSort,
  ask: ListInput<Id, Words, Given>['ask'],
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
      // What somebody has chosen by itself goes before what follows from another filter.
      const asked = Object.assign({}, ...made, Object.fromEntries(plain));
      // Each value has been read by the rule of its own parameter.
      const query = asked as ListQuery<Id>;
      return ask ? ask(query, given) : query;
    },

    pageOf: (query: ListQuery<Id>, { page, pageSize, sort, cursor }: ListPlace): Input<Id> => {
      const isUsual = sort.by === usual.by && sort.order === usual.order;
      // A cursor belongs to the list's own order; any other is paged by number.
      const byCursor = takesCursor && isUsual;
      const place = operation.page ? { pageSize, ...(byCursor && cursor ? { cursor } : { page }) } : {};
      const order = sorts && !(takesCursor && isUsual) ? { sortBy: sort.by, sortOrder: sort.order } : {};
      return { ...query, ...place, ...order } as Input<Id>;
    },
  };
}
