import type { Input } from '@platform/sdk';
import { errorLogsListGroupsRules } from '@platform/sdk/query-rules';
import { useMemo } from 'react';
import type { FilterGroup } from '../../shared/list/filter.bar.tsx';
import { type FilterValues, textFilter, timeFilter } from '../../shared/list/filter.codecs.ts';
import type { FilterView } from '../../shared/list/filter.view.ts';
import type { ListPlace } from '../../shared/list/list.url.ts';
import type { ListDefinition } from '../../shared/list/use-list.ts';
import { useText } from '../../shared/messages.ts';
import { errorLogMessages } from './error-logs.messages.ts';

const rule = errorLogsListGroupsRules;

const faultFilters = {
  text: textFilter(rule.text),
  url: textFilter(rule.url),
  account: textFilter(rule.account),
  appVersion: textFilter(rule.appVersion),
  startTime: timeFilter(),
  endTime: timeFilter(),
};
export type FaultFilterValues = FilterValues<typeof faultFilters>;

/** The one reported last first is the order that the server keeps. */
const sortKeys = ['lastAt'] as const;

export const faultListDefinition: ListDefinition<typeof faultFilters, (typeof sortKeys)[number]> = {
  filters: faultFilters,
  sortKeys,
  sort: { by: 'lastAt', order: 'desc' },
  pageSize: 50,
  openName: 'fault',
};

export const pageInput = (
  values: FaultFilterValues,
  { page, pageSize }: ListPlace,
): Input<'errorLogs.listGroups'> => ({ ...values, page, pageSize });

/** How the filters are filled in. */
export function useFaultFilterViews(): { main: readonly FilterView[]; more: readonly FilterGroup[] } {
  const say = useText(errorLogMessages);
  return useMemo(
    () => ({
      main: [
        { kind: 'text', name: 'text', label: say('text'), rule: say('partOf') },
        { kind: 'text', name: 'url', label: say('url'), rule: say('partOf'), mono: true },
        { kind: 'text', name: 'account', label: say('account'), rule: say('whole') },
        { kind: 'times', name: 'startTime', from: 'startTime', to: 'endTime', label: say('time') },
      ],
      more: [
        {
          title: say('appVersion'),
          views: [
            {
              kind: 'text',
              name: 'appVersion',
              label: say('appVersion'),
              rule: say('wholeVersion'),
              mono: true,
            },
          ],
        },
      ],
    }),
    [say],
  );
}
