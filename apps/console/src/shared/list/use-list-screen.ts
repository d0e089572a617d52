import type { Output } from '@platform/sdk';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useLanguage, useText } from '../messages.ts';
import { useOperation } from '../query.ts';
import type { FixedFilters } from '../screen.ts';
import type { FilterBarProps } from './filter.bar.tsx';
import type { FilterCodecs } from './filter.codecs.ts';
import type { ListFilter } from './list.filters.ts';
import type { ListOf } from './list.of.ts';
import {
  type ListContext,
  type ListOperationId,
  type ListQuery,
  type ListRow,
  type Table,
  type Telling,
  wordOf,
} from './list.types.ts';
import type { RefreshSeconds } from './refresh.control.tsx';
import { type List, type ListDefinition, useList } from './use-list.ts';
import { type OpenedRows, useOpenedRows } from './use-opened-rows.ts';
import { type StableRows, useStableRows } from './use-stable-rows.ts';

/** The state of a list: its URL, the response, and the rows on screen. */
export interface ListScreenState<Id extends ListOperationId, Words extends Table, Given> {
  telling: Telling<Words, Given>;
  /** The URL of the list, without the filters that the address fixes. */
  definition: ListDefinition<FilterCodecs, string>;
  list: List<FilterCodecs, string>;
  /** Without page and order: the input of an export or of a bulk action on all rows. */
  query: ListQuery<Id>;
  answer: UseQueryResult<Output<Id>, Error>;
  /** The rows on screen. New rows are held back, so that rows do not move under the cursor. */
  rows: readonly ListRow<Id>[] | undefined;
  standing: StableRows<ListRow<Id>>;
  refresh: () => void;
  seconds: RefreshSeconds;
  setSeconds: (seconds: RefreshSeconds) => void;
  views: Pick<FilterBarProps, 'main' | 'more'>;
  open: OpenedRows['open'];
  visitedIds: OpenedRows['visitedIds'];
}

export function useListScreen<Id extends ListOperationId, Words extends Table, Given extends ListContext>(
  of: ListOf<Id, Words, Given>,
  given: Given,
  /** Refetches the other data of the page when the user presses refresh. */
  onRefresh?: () => void,
): ListScreenState<Id, Words, Given> {
  const say = useText(of.messages);
  const language = useLanguage();
  const telling = useMemo(() => ({ say, language, given }), [say, language, given]);
  const { fixed } = given;
  const definition = useMemo(() => urlWithout(of.url, fixed), [of, fixed]);
  const list = useList(definition);
  const { values, place, setOpen } = list;
  const query = useMemo(() => of.queryOf(values, given), [of, values, given]);
  const input = useMemo(() => ({ ...of.withPage, ...of.pageOf(query, place) }), [of, query, place]);
  const [seconds, setSeconds] = useState<RefreshSeconds>(of.seconds ?? 30);
  const answer = useOperation(of.operation, input, {
    everyMs: seconds > 0 && seconds * 1000,
    keepPrevious: true,
  });
  const standing = useStableRows(of.operation, input, answer, of.rowIdOf);
  const { rows, takeNext } = standing;
  const { refetch } = answer;
  const refresh = useCallback(() => {
    takeNext();
    onRefresh?.();
    void refetch();
  }, [takeNext, onRefresh, refetch]);
  const { open, visitedIds } = useOpenedRows(given.user.user_id, given.path, setOpen);
  return {
    telling,
    definition,
    list,
    query,
    answer,
    rows,
    standing,
    refresh,
    seconds,
    setSeconds,
    views: useMemo(() => viewsOf(of, telling), [of, telling]),
    open,
    visitedIds,
  };
}

/** Leaves out the filters that the address fixes: they are neither read from the URL nor written to it. */
export function urlWithout(
  url: ListDefinition<FilterCodecs, string>,
  fixed: FixedFilters,
): ListDefinition<FilterCodecs, string> {
  const fixedNames = Object.keys(fixed);
  if (fixedNames.length === 0) return url;
  const filters = Object.entries(url.filters).filter(([name]) => !Object.hasOwn(fixed, name));
  return { ...url, filters: Object.fromEntries(filters), fixedNames };
}

/** The controls of the filters that are available here. What the address fixes is not offered. */
export function viewsOf<Id extends ListOperationId, Words extends Table, Given extends ListContext>(
  { filters }: ListOf<Id, Words, Given>,
  telling: Telling<Words, Given>,
): Pick<FilterBarProps, 'main' | 'more'> {
  const { given } = telling;
  const isOffered = ({ codecs, offered }: ListFilter<Words, Given>) =>
    !Object.keys(codecs).some((name) => Object.hasOwn(given.fixed, name)) && (offered?.(given) ?? true);
  const shown = (group: typeof filters.main) => group.filter(isOffered).map((filter) => filter.view(telling));
  return {
    main: shown(filters.main),
    more: (filters.more ?? [])
      .map((group) => ({ title: wordOf(telling, group.title), views: shown(group.filters) }))
      .filter(({ views }) => views.length > 0),
  };
}
