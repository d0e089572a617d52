import { type Output, parsePlatformTime } from '@platform/sdk';
import { platformZone, readerZone } from '../../format.ts';
import type { PageSearch } from '../../page.tsx';
import { presetRange, type RangePreset, rangeInZone, rangePresets, type TimeRange } from '../time.range.ts';

export type SavedView = Output<'savedViews.list'>['list'][number];
export type ViewState = SavedView['state'];

/**
 * The parts of a list that a view can store: its filters by name, and the pairs of them that form a time
 * range.
 */
export interface ViewedList {
  names: readonly string[];
  ranges: readonly { from: string; to: string }[];
}

/** The time and time zones for resolving relative ranges. */
export interface Moment {
  now: Date;
  /** The zone of the days: the reader's. */
  zone: string;
  /** The zone of the URL's times; default: the same. */
  urlZone?: string;
}

export const currentMoment = (): Moment => ({
  now: new Date(),
  zone: readerZone(),
  urlZone: platformZone(),
});

/** A preset as URL times. */
const presetTimes = (preset: RangePreset, { now, zone, urlZone = zone }: Moment): TimeRange =>
  rangeInZone(presetRange(preset, now, zone), zone, urlZone);

const sortNames = ['sortBy', 'sortOrder'] as const;
const hourMs = 3_600_000;

/** The URL parameters that a view stores, without empty ones. */
export function viewedSearch(search: PageSearch, { names }: ViewedList): PageSearch {
  return Object.fromEntries(
    [...names, ...sortNames].flatMap((name) => {
      const text = Object.hasOwn(search, name) ? search[name] : undefined;
      return text ? [[name, text]] : [];
    }),
  );
}

/**
 * The preset that a range equals at this time; null if none. A range of one hour counts as "last hour" if it
 * ended less than an hour ago.
 */
export function presetOf(range: TimeRange, moment: Moment): RangePreset | null {
  const { now, zone, urlZone = zone } = moment;
  const from = parsePlatformTime(range.from, urlZone)?.getTime();
  const to = parsePlatformTime(range.to, urlZone)?.getTime();
  if (from === undefined || to === undefined) return null;
  const named = rangePresets.find((preset) => {
    const { from: start, to: end } = presetTimes(preset, moment);
    return start === range.from && end === range.to;
  });
  const isLastHour = to - from === hourMs && to <= now.getTime() && now.getTime() - to < hourMs;
  return named ?? (isLastHour ? 'lastHour' : null);
}

/** The time ranges of the search that equal a preset, with the preset. */
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

/** The state to save. Relative ranges are saved as a preset name instead of today's times. */
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

/**
 * A view as URL parameters for this time: plain filters, so the link can be shared. Filters that the list no
 * longer has are dropped.
 */
export function searchOf(state: ViewState, list: ViewedList, moment: Moment): PageSearch {
  const search: Record<string, string> = {};
  for (const { name, text } of state.filters) search[name] = text;
  for (const { from, to, preset } of state.ranges) {
    const known = rangePresets.find((name) => name === preset);
    // An unknown preset from a newer console: show all times instead of wrong ones.
    if (!known) continue;
    const range = presetTimes(known, moment);
    search[from] = range.from;
    search[to] = range.to;
  }
  if (state.sort) {
    search.sortBy = state.sort.by;
    search.sortOrder = state.sort.order;
  }
  return viewedSearch(search, list);
}

/** Whether a list shows exactly the state of a view at this time. */
export function shows(search: PageSearch, state: ViewState, list: ViewedList, moment: Moment): boolean {
  const current: Record<string, string> = { ...viewedSearch(search, list) };
  const wanted: Record<string, string> = { ...searchOf(state, list, moment) };
  for (const { from, to, preset } of state.ranges) {
    if (preset !== 'lastHour') continue;
    // The end of "last hour" is the time of applying it, so compare the preset and not the times.
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
