import type { Output } from '@platform/sdk';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useLanguage, useText } from '../messages.ts';
import { useOperation } from '../query.ts';
import type { FilterBarProps } from './filter.bar.tsx';
import type { FilterCodecs } from './filter.codecs.ts';
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
import { type List, useList } from './use-list.ts';
import { type OpenedRows, useOpenedRows } from './use-opened-rows.ts';
import { type StableRows, useStableRows } from './use-stable-rows.ts';

/** The state of a list: its URL, the response, and the rows on screen. */
export interface ListScreenState<Id extends ListOperationId, Words extends Table, Given> {
  telling: Telling<Words, Given>;
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
  const list = useList(of.url);
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

/** The controls of the filters that are available here. */
export function viewsOf<Id extends ListOperationId, Words extends Table, Given>(
  { filters }: ListOf<Id, Words, Given>,
  telling: Telling<Words, Given>,
): Pick<FilterBarProps, 'main' | 'more'> {
  const shown = (group: typeof filters.main) =>
    group.filter(({ offered }) => offered?.(telling.given) ?? true).map((filter) => filter.view(telling));
  return {
    main: shown(filters.main),
    more: (filters.more ?? [])
      .map((group) => ({ title: wordOf(telling, group.title), views: shown(group.filters) }))
      .filter(({ views }) => views.length > 0),
  };
}
