import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { activeTab, homeTab, type OpenedTab } from './opened-tabs.reducer.ts';
import type { CloseCheck, OpenedTabsStore } from './opened-tabs.store.ts';

export interface OpenedTabsView {
  tabs: readonly OpenedTab[];
  active: OpenedTab;
  homeId: string;
  /** Tabs whose pages stay mounted; all but the active one are hidden. */
  keptAlive: readonly OpenedTab[];
}

export function useOpenedTabs(store: OpenedTabsStore): OpenedTabsView {
  const state = useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot);
  return useMemo(() => {
    const keptIds = new Set(store.keptAliveIds());
    return {
      tabs: state.tabs,
      active: activeTab(state),
      homeId: homeTab(state).id,
      keptAlive: state.tabs.filter((tab) => keptIds.has(tab.id)),
    };
  }, [state, store]);
}

/** Registers a page's close check while the page is mounted. */
export function useCloseCheck(store: OpenedTabsStore, id: string, check: CloseCheck): void {
  const latest = useRef(check);
  useEffect(() => {
    latest.current = check;
  });
  useEffect(() => store.addCloseCheck(id, () => latest.current()), [store, id]);
}
