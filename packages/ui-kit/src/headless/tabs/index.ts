export {
  activeTab,
  defaultKeepAliveCount,
  homeTab,
  initialOpenedTabs,
  isClosable,
  keptAliveIds,
  type OpenedTab,
  type OpenedTabsAction,
  type OpenedTabsState,
  openedTabsReducer,
  type PageLocation,
  tabId,
  tabsDiscardedBy,
} from './opened-tabs.reducer.ts';
export { parseTabs, type StoredTabs, serialiseTabs } from './opened-tabs.storage.ts';
export {
  type CloseCheck,
  createOpenedTabs,
  type OpenedTabsOptions,
  type OpenedTabsStore,
} from './opened-tabs.store.ts';
export { type HorizontalStrip, openContextMenuAt, useHorizontalStrip } from './use-horizontal-strip.ts';
export { type OpenedTabsView, useCloseCheck, useOpenedTabs } from './use-opened-tabs.ts';
