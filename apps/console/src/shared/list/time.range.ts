import { formatPlatformTime, parsePlatformTime } from '@platform/sdk';

/** A time range in filters: texts in the format of the API contract. Each end is optional (`''`). */
export interface TimeRange {
  from: string;
  to: string;
}

/**
 * Completes a typed time to the second. A date means its whole day. Returns null for an invalid time and ''
 * for an empty text.
 *
 * @example completeTime('2026-11-20', 'to', 'Asia/Shanghai') // '2026-11-20 23:59:59'
 */
export function completeTime(text: string, end: keyof TimeRange, zone: string): string | null {
  const trimmed = text.trim().replaceAll('/', '-').replace('T', ' ');
  if (trimmed === '') return '';
  const parts = /^(\d{4})-(\d{1,2})-(\d{1,2})(?: +(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/.exec(trimmed);
  if (!parts) return null;
  const [, year = '', month = '', day = '', hour, minute, second] = parts;
  const last = end === 'to';
  const clock = [hour ?? (last ? '23' : '0'), minute ?? (last ? '59' : '0'), second ?? (last ? '59' : '0')];
  const two = (part: string) => part.padStart(2, '0');
  const complete = `${year}-${two(month)}-${two(day)} ${clock.map(two).join(':')}`;
  return parsePlatformTime(complete, zone) ? complete : null;
}

export const rangePresets = [
  'lastHour',
  'today',
  'yesterday',
  'last7Days',
  'last30Days',
  'thisMonth',
  'lastMonth',
] as const;
export type RangePreset = (typeof rangePresets)[number];

const hourMs = 3_600_000;

/**
 * The absolute range of a preset at a time, in days of the zone. Absolute, so that a shared link shows the same
 * range later.
 */
export function presetRange(preset: RangePreset, now: Date, zone: string): TimeRange {
  const today = formatPlatformTime(now, zone).slice(0, 10);
  const days = (first: string, last: string) => ({ from: `${first} 00:00:00`, to: `${last} 23:59:59` });
  switch (preset) {
    case 'lastHour':
      return {
        from: formatPlatformTime(new Date(now.getTime() - hourMs), zone),
        to: formatPlatformTime(now, zone),
      };
    case 'today':
      return days(today, today);
    case 'yesterday':
      return days(addDays(today, -1), addDays(today, -1));
    case 'last7Days':
      return days(addDays(today, -6), today);
    case 'last30Days':
      return days(addDays(today, -29), today);
    case 'thisMonth':
      return days(`${today.slice(0, 7)}-01`, today);
    case 'lastMonth': {
      const last = addDays(`${today.slice(0, 7)}-01`, -1);
      return days(`${last.slice(0, 7)}-01`, last);
    }
  }
}

/**
 * The same range in the clock of another zone: URLs and requests have the platform's, people read their own. A
 * time that a clock change skips counts as the moment after the change.
 */
export function rangeInZone({ from, to }: TimeRange, zone: string, other: string): TimeRange {
  const moved = (text: string): string => {
    const time = parsePlatformTime(text, zone) ?? afterGap(text, zone);
    return time ? formatPlatformTime(time, other) : text;
  };
  return zone === other ? { from, to } : { from: moved(from), to: moved(to) };
}

/** A skipped time of day is read by the offset before the change. */
function afterGap(text: string, zone: string): Date | undefined {
  const asUtc = parsePlatformTime(text, 'UTC');
  const hourBefore = asUtc && formatPlatformTime(new Date(asUtc.getTime() - hourMs), 'UTC');
  const before = hourBefore === undefined ? undefined : parsePlatformTime(hourBefore, zone);
  return before && new Date(before.getTime() + hourMs);
}

/** Adds days to a date text, independent of time zones. */
export function addDays(date: string, days: number): string {
  const time = new Date(`${date}T00:00:00Z`);
  time.setUTCDate(time.getUTCDate() + days);
  return time.toISOString().slice(0, 10);
}

/** A short text for a range: `2026-11-20`, `2026-11-20 – 11-22`. Clock times only if needed. */
export function rangeLabel({ from, to }: TimeRange): string {
  const start = from.endsWith(' 00:00:00') ? from.slice(0, 10) : from;
  const end = to.endsWith(' 23:59:59') ? to.slice(0, 10) : to;
  if (from && to && start === end) return start;
  if (from && to) return `${start} – ${start.slice(0, 5) === end.slice(0, 5) ? end.slice(5) : end}`;
  if (from) return `≥ ${start}`;
  return to ? `≤ ${end}` : '';
}
