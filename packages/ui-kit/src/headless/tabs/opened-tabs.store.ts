import type { KeyValueStorage } from '../storage/index.ts';
import {
  activeTab,
  defaultKeepAliveCount,
  initialOpenedTabs,
  keptAliveIds,
  type OpenedTab,
  type OpenedTabsAction,
  type OpenedTabsState,
  openedTabsReducer,
  type PageLocation,
  tabsDiscardedBy,
} from './opened-tabs.reducer.ts';
import { parseTabs, serialiseTabs } from './opened-tabs.storage.ts';

/** Asked before a page is discarded; `true` when input would be lost. */
export type CloseCheck = () => boolean | Promise<boolean>;

export interface OpenedTabsOptions {
  home: PageLocation;
  storage: KeyValueStorage;
  /** Per user. */
  storageKey: string;
  /** Refuses stored tabs whose route is removed or not permitted. */
  accepts?: (location: PageLocation) => boolean;
  /**
   * Navigates to the tab's `href`; called when the active tab changes by a click or by closing, not by the
   * router.
   */
  navigate: (tab: OpenedTab) => void;
  /** One confirmation for all tabs that would lose input. */
  confirmClose: (tabs: readonly OpenedTab[]) => Promise<boolean>;
  keepAliveCount?: number;
}

export interface OpenedTabsStore {
  snapshot(): OpenedTabsState;
  subscribe(listener: () => void): () => void;
  keptAliveIds(): readonly string[];
  /** The router has opened a page: its tab is added or updated, and becomes active. */
  visit(location: PageLocation): void;
  /** The user has selected a tab. */
  activate(id: string): void;
  /** These ask the close checks first and return whether it was done. */
  close(id: string): Promise<boolean>;
  closeOthers(id: string): Promise<boolean>;
  closeRight(id: string): Promise<boolean>;
  closeAll(): Promise<boolean>;
  reload(id: string): Promise<boolean>;
  /** Registers a page's close check; returns a function that removes it. */
  addCloseCheck(id: string, check: CloseCheck): () => void;
  /**
   * Tabs that know synchronously that they would lose input. Used on `beforeunload`, which cannot wait for an
   * answer.
   */
  unsaved(): readonly OpenedTab[];
  /** Clears the stored tabs, for log-out on a shared machine. */
  forget(): void;
}

export function createOpenedTabs(options: OpenedTabsOptions): OpenedTabsStore {
  const { storage, storageKey, navigate, confirmClose, keepAliveCount = defaultKeepAliveCount } = options;
  const listeners = new Set<() => void>();
  const checks = new Map<string, Set<CloseCheck>>();

  let state = initialOpenedTabs(options.home);
  const stored = parseTabs(storage.get(storageKey), options.accepts);
  if (stored) state = openedTabsReducer(state, { type: 'restore', ...stored });

  const apply = (action: OpenedTabsAction): OpenedTabsState => {
    const before = state;
    state = openedTabsReducer(state, action);
    if (state !== before) {
      storage.set(storageKey, serialiseTabs(state));
      for (const listener of listeners) listener();
    }
    return before;
  };

  const applyAndGo = (action: OpenedTabsAction) => {
    const before = apply(action);
    if (state.activeId !== before.activeId) navigate(activeTab(state));
  };

  const wouldLose = async (tab: OpenedTab): Promise<boolean> => {
    const answers = await Promise.all([...(checks.get(tab.id) ?? [])].map((check) => check()));
    return answers.includes(true);
  };

  const discard = async (action: OpenedTabsAction): Promise<boolean> => {
    const closing = tabsDiscardedBy(state, action);
    if (closing.length === 0) return false;
    const losses = await Promise.all(closing.map(wouldLose));
    const losing = closing.filter((_, index) => losses[index]);
    if (losing.length > 0 && !(await confirmClose(losing))) return false;
    applyAndGo(action);
    return true;
  };

  return {
    snapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    keptAliveIds: () => keptAliveIds(state, keepAliveCount),
    visit: (location) => {
      apply({ type: 'open', location });
    },
    activate: (id) => applyAndGo({ type: 'activate', id }),
    close: (id) => discard({ type: 'close', id }),
    closeOthers: (id) => discard({ type: 'closeOthers', id }),
    closeRight: (id) => discard({ type: 'closeRight', id }),
    closeAll: () => discard({ type: 'closeAll' }),
    reload: (id) => discard({ type: 'reload', id }),
    addCloseCheck(id, check) {
      const ofTab = checks.get(id) ?? new Set();
      checks.set(id, ofTab.add(check));
      return () => {
        ofTab.delete(check);
        if (ofTab.size === 0 && checks.get(id) === ofTab) checks.delete(id);
      };
    },
    unsaved: () =>
      state.tabs.filter((tab) => [...(checks.get(tab.id) ?? [])].some((check) => check() === true)),
    forget: () => storage.remove(storageKey),
  };
}
