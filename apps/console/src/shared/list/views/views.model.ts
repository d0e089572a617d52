import { type Output, parsePlatformTime } from '@platform/sdk';
import type { PageSearch } from '../../page.tsx';
import { presetRange, type RangePreset, rangePresets, type TimeRange } from '../time.range.ts';

export type SavedView = Output<'savedViews.list'>['list'][number];
export type ViewState = SavedView['state'];

/** What a view can hold of a list: its filters by name, and which two of them make a range of times. */
export interface ViewedList {
  names: readonly string[];
  ranges: readonly { from: string; to: string }[];
}

/** The moment at which something relative is worked out, in the platform's zone. */
export interface Moment {
  now: Date;
  zone: string;
}

const sortNames = ['sortBy', 'sortOrder'] as const;
const hourMs = 3_600_000;

/** The part of the URL that a view is about, without what is empty. */
export function viewedSearch(search: PageSearch, { names }: ViewedList): PageSearch {
  return Object.fromEntries(
    [...names, ...sortNames].flatMap((name) => {
      const text = Object.hasOwn(search, name) ? search[name] : undefined;
      return text ? [[name, text]] : [];
    }),
  );
}

/** The named range that two times are at this moment; null where they are none. An hour is the last one until it is long over. */
export function presetOf(range: TimeRange, { now, zone }: Moment): RangePreset | null {
  const from = parsePlatformTime(range.from, zone)?.getTime();
  const to = parsePlatformTime(range.to, zone)?.getTime();
  if (from === undefined || to === undefined) return null;
  const named = rangePresets.find((preset) => {
    const { from: start, to: end } = presetRange(preset, now, zone);
    return start === range.from && end === range.to;
  });
  const isLastHour = to - from === hourMs && to <= now.getTime() && now.getTime() - to < hourMs;
  return named ?? (isLastHour ? 'lastHour' : null);
}

/** Ranges of the search that have a name, each with it. */
export function relativeRanges(
  search: PageSearch,
  { ranges }: ViewedList,
  moment: Moment,
): ViewState['ranges'] {
  return ranges.flatMap(({ from, to }) => {
    const preset = presetOf({ from: search[from] ?? '', to: search[to] ?? '' }, moment);
    return preset ? [{ from, to, preset }] : [];
  });
}

/** What is saved: ranges that stay relative are kept by name, and their times of today are not. */
export function stateOf(
  search: PageSearch,
  list: ViewedList,
  ranges: ViewState['ranges'],
  columns: string | null,
): ViewState {
  const relative = new Set<string>([...ranges.flatMap(({ from, to }) => [from, to]), ...sortNames]);
  const viewed = viewedSearch(search, list);
  const { sortBy, sortOrder } = viewed;
  return {
    filters: Object.entries(viewed).flatMap(([name, text]) => (relative.has(name) ? [] : [{ name, text }])),
    ranges,
    sort: sortBy ? { by: sortBy, order: sortOrder === 'asc' ? 'asc' : 'desc' } : null,
    columns,
  };
}

/** A view as the URL says it now: plain filters, that anybody may be sent. What the list no longer has is left out. */
export function searchOf(state: ViewState, list: ViewedList, { now, zone }: Moment): PageSearch {
  const search: Record<string, string> = {};
  for (const { name, text } of state.filters) search[name] = text;
  for (const { from, to, preset } of state.ranges) {
    const known = rangePresets.find((name) => name === preset);
    // A range that only a newer console knows shows all times rather than wrong ones.
    if (!known) continue;
    const range = presetRange(known, now, zone);
    search[from] = range.from;
    search[to] = range.to;
  }
  if (state.sort) {
    search.sortBy = state.sort.by;
    search.sortOrder = state.sort.order;
  }
  return viewedSearch(search, list);
}

/** Whether a list shows what a view says, at this moment. */
export function shows(search: PageSearch, state: ViewState, list: ViewedList, moment: Moment): boolean {
  const current: Record<string, string> = { ...viewedSearch(search, list) };
  const wanted: Record<string, string> = { ...searchOf(state, list, moment) };
  for (const { from, to, preset } of state.ranges) {
    if (preset !== 'lastHour') continue;
    // Its end was the moment of applying it: what counts is that it is one.
    if (presetOf({ from: current[from] ?? '', to: current[to] ?? '' }, moment) !== 'lastHour') return false;
    for (const name of [from, to]) {
      delete current[name];
      delete wanted[name];
    }
  }
  const names = Object.keys(wanted);
  return (
    names.length === Object.keys(current).length && names.every((name) => current[name] === wanted[name])
  );
}
