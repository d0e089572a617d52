import { formatPlatformTime, parsePlatformTime } from '@platform/sdk';
import { RequestFault } from '../../kit/envelope.ts';
import type { Span } from './statistics.hours.ts';

export interface TimesAskedFor {
  readonly startTime?: Date;
  readonly endTime?: Date;
}

const secondMs = 1_000;
export const dayMs = 86_400_000;

/**
 * The span that a caller means. Times come in whole seconds, and the second named last belongs to it. An
 * end that is left out is that of today, a beginning that of the last day.
 */
export function askedSpan(
  { startTime, endTime }: TimesAskedFor,
  now: Date,
  timeZone: string,
  mostDays: number,
): Span {
  const from = startTime ?? dayStart(endTime ?? now, timeZone);
  const to = endTime
    ? new Date(endTime.getTime() + secondMs)
    : nextDay(startTime && startTime > now ? startTime : now, timeZone);
  if (from >= to) refuse('before_start', 'The end is earlier than the start.');
  // A day with a clock change is longer than others.
  if (to.getTime() - from.getTime() > mostDays * dayMs + dayMs / 2) {
    refuse('too_long', `${mostDays} days are the most.`);
  }
  return { from, to };
}

/** The same length of time before. */
export const spanBefore = ({ from, to }: Span): Span => ({
  from: new Date(2 * from.getTime() - to.getTime()),
  to: from,
});

/** The second named last, as callers name it. */
export const lastSecond = ({ to }: Span): Date => new Date(to.getTime() - secondMs);

export function dayStart(time: Date, timeZone: string): Date {
  const [date] = formatPlatformTime(time, timeZone).split(' ');
  // Where clocks are put forward at midnight, the day begins an hour later.
  const start =
    parsePlatformTime(`${date} 00:00:00`, timeZone) ?? parsePlatformTime(`${date} 01:00:00`, timeZone);
  if (!start) throw new Error(`The day ${date} does not begin in ${timeZone}.`);
  return start;
}

export function nextDay(time: Date, timeZone: string): Date {
  const dayAndHalf = dayStart(time, timeZone).getTime() + 1.5 * dayMs;
  return dayStart(new Date(dayAndHalf), timeZone);
}

function refuse(code: string, message: string): never {
  throw new RequestFault('validationFailed', { issues: [{ path: 'endTime', code, message }] });
}
