import { type OpenedTab, type OpenedTabsStore, useCloseCheck } from '@platform/ui-kit/headless/tabs';
import { Activity, memo, useMemo, useRef, useState } from 'react';
import { useGo } from '../../shared/link.tsx';
import { type Page, PageProvider, searchText } from '../../shared/page.tsx';
import type { Screen } from '../../shared/screen.ts';
import { PageContent } from './page-content.tsx';
import { ScrollPane } from './scroll-pane.tsx';

export interface PageSlotProps {
  tabs: OpenedTabsStore;
  tab: OpenedTab;
  screen: Screen;
  shown: boolean;
}

/**
 * One open page. A hidden page keeps its DOM and state but runs no effects: polling stops, and stale data is
 * fetched when the page is shown again.
 */
export const PageSlot = memo(function PageSlot({ tabs, tab, screen, shown }: PageSlotProps) {
  const go = useGo();
  // A tab restored from the last visit loads nothing until it is shown.
  const [opened, setOpened] = useState(shown);
  if (shown && !opened) setOpened(true);
  const position = useRef(0);
  const unsaved = useRef(new Set<string>());
  useCloseCheck(tabs, tab.id, () => unsaved.current.size > 0);

  const { id, href } = tab;
  const page = useMemo<Page>(() => {
    const isShown = () => tabs.snapshot().activeId === id;
    return {
      screen,
      href,
      search: Object.fromEntries(new URLSearchParams(href.split('?')[1] ?? '')),
      setSearch: (next, options) => {
        // A hidden page must not change the address bar.
        if (isShown()) go(`${href.split('?')[0]}${searchText(next)}`, options);
      },
      setUnsaved: (part, isUnsaved) => {
        if (isUnsaved) unsaved.current.add(part);
        else unsaved.current.delete(part);
      },
      isShown,
    };
  }, [tabs, id, href, screen, go]);

  if (!opened) return null;
  return (
    <Activity mode={shown ? 'visible' : 'hidden'}>
      <PageProvider value={page}>
        <ScrollPane position={position}>
          <PageContent screen={screen} />
        </ScrollPane>
      </PageProvider>
    </Activity>
  );
});
