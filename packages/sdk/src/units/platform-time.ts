/** Time zone of request times, unless an installation uses another. */
export const defaultTimeZone = 'Asia/Shanghai';

const pattern = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2}):(\d{2})$/;
const dayMs = 86_400_000;
/** Latest supported time. A zone's offset cannot move it past the year 9999. */
const latestMs = Date.UTC(9999, 11, 31, 23);
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats a time for a request, `YYYY-MM-DD HH:mm:ss` in the given zone; milliseconds are dropped.
 *
 * @throws RangeError for an invalid Date or an unknown zone
 * @example formatPlatformTime(new Date('2026-11-20T04:00:00Z'), 'Asia/Shanghai') // '2026-11-20 12:00:00'
 */
export function formatPlatformTime(time: Date, timeZone: string = defaultTimeZone): string {
  const parts: Record<string, string> = {};
  for (const { type, value } of formatOf(timeZone).formatToParts(time)) parts[type] = value;
  const year = (parts.year ?? '').padStart(4, '0');
  return `${year}-${parts.month}-${parts.day} ${parts.hour}:${parts.minute}:${parts.second}`;
}

/**
 * Parses a request time. Returns undefined for another format, 30 February, hour 24, or an hour that a clock
 * change skips. For an hour that occurs twice it returns the first occurrence.
 */
export function parsePlatformTime(text: string, timeZone: string = defaultTimeZone): Date | undefined {
  const parts = pattern.exec(text)?.slice(1).map(Number);
  if (!parts) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts;
  if (year < 1900) return undefined;
  const asUtcMs = Date.UTC(year, month - 1, day, hour, minute, second);
  // Tries the offset of the day before first: if a clock change gives two answers, this is the earlier one.
  for (const sampleMs of [asUtcMs - dayMs, asUtcMs + dayMs]) {
    const time = new Date(asUtcMs - offsetMs(sampleMs, timeZone));
    if (time.getTime() >= latestMs) return undefined;
    // Formatting it again proves that the time exists: an impossible time gives another text.
    if (formatPlatformTime(time, timeZone) === text) return time;
  }
  return undefined;
}

function offsetMs(timeMs: number, timeZone: string): number {
  const [date = '', clock = ''] = formatPlatformTime(new Date(timeMs), timeZone).split(' ');
  return Date.parse(`${date}T${clock}Z`) - timeMs;
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'iso8601',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formats.set(timeZone, format);
  }
  return format;
}
