import type { OpenedTabsState, PageLocation } from './opened-tabs.reducer.ts';

export interface StoredTabs {
  tabs: readonly PageLocation[];
  activeId: string;
}

const version = 1;
const maxTabs = 60;
const maxTextLength = 4_096;

export function serialiseTabs(state: OpenedTabsState): string {
  const tabs = state.tabs.map(({ routeId, params, href }) => ({ routeId, params, href }));
  return JSON.stringify({ version, tabs, activeId: state.activeId });
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= maxTextLength;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A path of this site. `//elsewhere` and `/\elsewhere` lead to another site. */
function isLocalHref(value: unknown): value is string {
  return isText(value) && /^\/(?![/\\])/.test(value);
}

function toLocation(value: unknown): PageLocation | null {
  if (!isRecord(value) || !isText(value.routeId) || !isLocalHref(value.href)) return null;
  const params = value.params;
  if (!isRecord(params)) return null;
  const entries: [string, string][] = [];
  for (const [name, text] of Object.entries(params)) {
    if (!isText(text)) return null;
    entries.push([name, text]);
  }
  return { routeId: value.routeId, params: Object.fromEntries(entries), href: value.href };
}

/**
 * Reads the output of `serialiseTabs`. Stored data is not trusted: other code or an older version may have
 * written it. A tab that is malformed or refused by `accepts` (removed route, changed role) is left out.
 */
export function parseTabs(
  text: string | null,
  accepts: (location: PageLocation) => boolean = () => true,
): StoredTabs | null {
  if (text === null) return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(value) || value.version !== version || !Array.isArray(value.tabs)) return null;
  const tabs = value.tabs
    .slice(0, maxTabs)
    .map(toLocation)
    .filter((location) => location !== null)
    .filter(accepts);
  return { tabs, activeId: isText(value.activeId) ? value.activeId : '' };
}
