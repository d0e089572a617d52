/** A page as the router knows it. */
export interface PageLocation {
  routeId: string;
  params: Readonly<Record<string, string>>;
  /** Path and search. Filters are part of it, so two visits with different filters are the same tab. */
  href: string;
}

export interface OpenedTab extends PageLocation {
  /** Route and parameters, without filters. */
  id: string;
  /** Incremented on reload: a new revision mounts a new page. */
  revision: number;
}

export interface OpenedTabsState {
  /** The home tab is always first. */
  tabs: readonly OpenedTab[];
  activeId: string;
  /** Visited in this session, latest first; pages at the front are kept alive. */
  recentIds: readonly string[];
}

export type OpenedTabsAction =
  | { type: 'open'; location: PageLocation }
  | { type: 'activate'; id: string }
  | { type: 'close'; id: string }
  | { type: 'closeOthers'; id: string }
  | { type: 'closeRight'; id: string }
  | { type: 'closeAll' }
  | { type: 'reload'; id: string }
  | { type: 'restore'; tabs: readonly PageLocation[]; activeId: string };

export const defaultKeepAliveCount = 8;

/** Route and parameters as text, independent of the order of the parameters. */
export function tabId({ routeId, params }: Pick<PageLocation, 'routeId' | 'params'>): string {
  const entries = Object.entries(params).sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.length === 0 ? routeId : `${routeId}?${new URLSearchParams(entries)}`;
}

function toTab(location: PageLocation): OpenedTab {
  const { routeId, params, href } = location;
  return { id: tabId(location), routeId, params, href, revision: 0 };
}

export function initialOpenedTabs(home: PageLocation): OpenedTabsState {
  const tab = toTab(home);
  return { tabs: [tab], activeId: tab.id, recentIds: [tab.id] };
}

export function homeTab(state: OpenedTabsState): OpenedTab {
  const home = state.tabs[0];
  if (!home) throw new Error('Opened tabs always hold the home tab.');
  return home;
}

export function activeTab(state: OpenedTabsState): OpenedTab {
  return state.tabs.find((tab) => tab.id === state.activeId) ?? homeTab(state);
}

export function isClosable(state: OpenedTabsState, id: string): boolean {
  return id !== homeTab(state).id && state.tabs.some((tab) => tab.id === id);
}

/** The tabs that this action discards: their close checks must be asked first. */
export function tabsDiscardedBy(state: OpenedTabsState, action: OpenedTabsAction): readonly OpenedTab[] {
  const index = 'id' in action ? state.tabs.findIndex((tab) => tab.id === action.id) : -1;
  const closable = state.tabs.slice(1);
  switch (action.type) {
    case 'close':
      return closable.filter((tab) => tab.id === action.id);
    case 'closeOthers':
      return index < 0 ? [] : closable.filter((tab) => tab.id !== action.id);
    case 'closeRight':
      return index < 0 ? [] : state.tabs.slice(index + 1);
    case 'closeAll':
      return closable;
    case 'reload':
      return state.tabs.filter((tab) => tab.id === action.id);
    default:
      return [];
  }
}

/** The tabs whose pages stay mounted: the most recently used ones, including the active one. */
export function keptAliveIds(
  state: OpenedTabsState,
  count: number = defaultKeepAliveCount,
): readonly string[] {
  return state.recentIds.slice(0, count);
}

function activate(state: OpenedTabsState, id: string): OpenedTabsState {
  if (state.activeId === id && state.recentIds[0] === id) return state;
  return { ...state, activeId: id, recentIds: [id, ...state.recentIds.filter((other) => other !== id)] };
}

function without(state: OpenedTabsState, gone: readonly OpenedTab[], fallbackId?: string): OpenedTabsState {
  if (gone.length === 0) return state;
  const goneIds = new Set(gone.map((tab) => tab.id));
  const tabs = state.tabs.filter((tab) => !goneIds.has(tab.id));
  const recentIds = state.recentIds.filter((id) => !goneIds.has(id));
  const next = { ...state, tabs, recentIds };
  if (!goneIds.has(state.activeId)) return next;
  return activate(next, fallbackId ?? neighbourId(state, goneIds));
}

/** The next tab among those that stay: the first to the right of the active one, else to the left. */
function neighbourId(state: OpenedTabsState, goneIds: ReadonlySet<string>): string {
  const index = state.tabs.findIndex((tab) => tab.id === state.activeId);
  const stays = (tab: OpenedTab) => !goneIds.has(tab.id);
  const neighbour = state.tabs.slice(index + 1).find(stays) ?? state.tabs.slice(0, index).findLast(stays);
  return (neighbour ?? homeTab(state)).id;
}

function open(state: OpenedTabsState, location: PageLocation): OpenedTabsState {
  const id = tabId(location);
  const existing = state.tabs.find((tab) => tab.id === id);
  if (!existing) return activate({ ...state, tabs: [...state.tabs, toTab(location)] }, id);
  if (existing.href === location.href) return activate(state, id);
  const tabs = state.tabs.map((tab) => (tab.id === id ? { ...tab, href: location.href } : tab));
  return activate({ ...state, tabs }, id);
}

function restore(
  state: OpenedTabsState,
  locations: readonly PageLocation[],
  activeId: string,
): OpenedTabsState {
  const home = { ...homeTab(state), revision: 0 };
  const tabs = [home];
  for (const location of locations) {
    const tab = toTab(location);
    const index = tabs.findIndex((other) => other.id === tab.id);
    if (index < 0) tabs.push(tab);
    else tabs[index] = tab;
  }
  const id = tabs.some((tab) => tab.id === activeId) ? activeId : home.id;
  return { tabs, activeId: id, recentIds: [id] };
}

export function openedTabsReducer(state: OpenedTabsState, action: OpenedTabsAction): OpenedTabsState {
  switch (action.type) {
    case 'open':
      return open(state, action.location);
    case 'activate':
      return state.tabs.some((tab) => tab.id === action.id) ? activate(state, action.id) : state;
    case 'close':
      return without(state, tabsDiscardedBy(state, action));
    case 'closeOthers':
    case 'closeRight':
      return without(state, tabsDiscardedBy(state, action), action.id);
    case 'closeAll':
      return without(state, tabsDiscardedBy(state, action), homeTab(state).id);
    case 'reload':
      return {
        ...state,
        tabs: state.tabs.map((tab) => (tab.id === action.id ? { ...tab, revision: tab.revision + 1 } : tab)),
      };
    case 'restore':
      return restore(state, action.tabs, action.activeId);
  }
}
