import { formatPlatformTime } from '@platform/sdk';
import type { QuietHours } from './bots.table.ts';

const minuteMs = 60_000;
const dayMinutes = 1_440;

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** The time itself, or the end of the quiet hours that it is in. They may pass midnight. */
export function afterQuietHours(quiet: QuietHours | null, now: Date, timeZone: string): Date {
  if (!quiet) return now;
  const at = minutesOf(formatPlatformTime(now, timeZone).slice(11, 16));
  const from = minutesOf(quiet.from);
  const to = minutesOf(quiet.to);
  const sinceStart = (at - from + dayMinutes) % dayMinutes;
  const length = (to - from + dayMinutes) % dayMinutes;
  if (sinceStart >= length) return now;
  const end = new Date(now.getTime() + (length - sinceStart) * minuteMs);
  return new Date(end.getTime() - (end.getTime() % minuteMs));
}
