import { Button, EmptyState } from '@platform/ui-kit/skin';
import type { ReactNode } from 'react';
import { useText } from '../messages.ts';
import type { PageSearch } from '../page.tsx';
import { listMessages } from './list.messages.ts';

export interface ListEmptyProps {
  list: {
    values: object;
    search: PageSearch;
    filter: (texts: PageSearch) => void;
    clear: () => void;
    goTo: (page: number) => void;
  };
  /** For the whole filter; null if the server has not counted. */
  total: number | null;
  /** URL parameters of the time filters. */
  ranges: readonly { readonly from: string; readonly to: string }[];
  /** Shown if the list is empty even without a filter. */
  children: ReactNode;
}

/** Explains an empty list and offers a fix: another page, a wider date range, fewer filters. */
export function ListEmpty({ list, total, ranges, children }: ListEmptyProps) {
  const say = useText(listMessages);
  if (total !== null && total > 0) {
    return (
      <EmptyState
        title={say('emptyPage')}
        actions={<Button onClick={() => list.goTo(1)}>{say('firstPage')}</Button>}
      />
    );
  }
  if (Object.keys(list.values).length === 0) return children;
  const dates = ranges.flatMap(({ from, to }) => [from, to]).filter((name) => list.search[name]);
  return (
    <EmptyState
      title={say('emptyFiltered')}
      description={say(dates.length > 0 ? 'emptyFilteredByTimeHelp' : 'emptyFilteredHelp')}
      actions={
        <>
          {dates.length > 0 && (
            <Button onClick={() => list.filter(Object.fromEntries(dates.map((name) => [name, ''])))}>
              {say('widenDates')}
            </Button>
          )}
          <Button variant="primary" onClick={list.clear}>
            {say('clearAll')}
          </Button>
        </>
      }
    />
  );
}
