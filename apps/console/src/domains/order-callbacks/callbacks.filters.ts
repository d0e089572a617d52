import type { Input } from '@platform/sdk';
import { orderCallbacksListRequest } from '@platform/sdk/validators';
import { useMemo } from 'react';
import type { FilterGroup } from '../../shared/list/filter.bar.tsx';
import { type FilterValues, textFilter, timeFilter } from '../../shared/list/filter.codecs.ts';
import type { FilterView } from '../../shared/list/filter.view.ts';
import type { ListPlace } from '../../shared/list/list.url.ts';
import type { ListDefinition } from '../../shared/list/use-list.ts';
import { useText } from '../../shared/messages.ts';
import { callbackMessages } from './callbacks.messages.ts';
import { callbackStates } from './callbacks.words.ts';

const rule = orderCallbacksListRequest.shape;

const callbackFilters = {
  orderCode: textFilter(rule.orderCode),
  merchantOrderNo: textFilter(rule.merchantOrderNo),
  state: textFilter(rule.state),
  startTime: timeFilter(),
  endTime: timeFilter(),
};
type CallbackFilterValues = FilterValues<typeof callbackFilters>;

/** Newest first is the one order that the server keeps. */
const sortKeys = ['createdAt'] as const;

export const callbackListDefinition: ListDefinition<typeof callbackFilters, (typeof sortKeys)[number]> = {
  filters: callbackFilters,
  sortKeys,
  sort: { by: 'createdAt', order: 'desc' },
  pageSize: 50,
  openName: 'callback',
};

export type CallbackQuery = Input<'orderCallbacks.list'>;

export function filterInput({ state, ...values }: CallbackFilterValues): CallbackQuery {
  const known = callbackStates.find((name) => name === state);
  return { ...values, ...(known && { state: known }) };
}

export const pageInput = (filters: CallbackQuery, { page, pageSize }: ListPlace): CallbackQuery => ({
  ...filters,
  page,
  pageSize,
});

/** How the filters are filled in. */
export function useCallbackFilterViews(): { main: readonly FilterView[]; more: readonly FilterGroup[] } {
  const say = useText(callbackMessages);
  return useMemo(
    () => ({
      main: [
        { kind: 'text', name: 'orderCode', label: say('orderCode'), rule: say('exact'), mono: true },
        {
          kind: 'text',
          name: 'merchantOrderNo',
          label: say('merchantOrderNo'),
          rule: say('exact'),
          mono: true,
        },
        {
          kind: 'choice',
          name: 'state',
          label: say('state'),
          options: callbackStates.map((state) => ({ value: state, label: say(state) })),
        },
        { kind: 'times', name: 'startTime', from: 'startTime', to: 'endTime', label: say('due') },
      ],
      more: [],
    }),
    [say],
  );
}
