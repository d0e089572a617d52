import { formatPlatformTime, parsePlatformTime } from '@platform/sdk';
import { RequestFault } from '../../../kit/http/envelope.ts';
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
  checkNamed('startTime', startTime);
  checkNamed('endTime', endTime);
  const from = startTime ?? dayStart(endTime ?? now, timeZone);
  const to = endTime
    ? new Date(endTime.getTime() + secondMs)
    : nextDay(startTime && startTime > now ? startTime : now, timeZone);
  if (from >= to) refuse('endTime', 'before_start', 'The end is earlier than the start.');
  checkLength('endTime', { from, to }, mostDays);
  return { from, to };
}

export function checkLength(path: string, { from, to }: Span, mostDays: number): void {
  // A day with a clock change is longer than others.
  if (to.getTime() - from.getTime() > mostDays * dayMs + dayMs / 2) {
    refuse(path, 'too_long', `${mostDays} days are the most.`);
  }
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

/** A day more on either side can be named in every zone: not where clocks were set by the sun, nor where years end. */
const named = { from: new Date('2000-01-01T00:00:00Z'), to: new Date('9999-12-29T00:00:00Z') };

/** A caller's time: figures are of days with a day before and a day after them. */
export function checkNamed(path: string, time: Date | undefined): void {
  if (time && (time < named.from || time > named.to))
    refuse(path, 'out_of_range', 'Figures are of days from 2000 to 9999-12-28.');
}

function refuse(path: string, code: string, message: string): never {
  throw new RequestFault('validationFailed', { issues: [{ path, code, message }] });
}
