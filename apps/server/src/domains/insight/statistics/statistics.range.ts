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
 * The requested span. Times have whole seconds, and the end second is included. The default end is the end of
 * today; the default start is the start of the last day.
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

/** A requested span and the span that it is compared with. */
export interface Periods {
  readonly span: Span;
  readonly before: Span;
}

/**
 * The preceding span of the same length. If the span is not over, its preceding span ends at the same point: the
 * first hours of today are compared with the first hours of yesterday, not with the whole day.
 */
export function periodsOf(span: Span, now: Date): Periods {
  const lengthMs = span.to.getTime() - span.from.getTime();
  const elapsedMs = now.getTime() - span.from.getTime();
  const from = new Date(span.from.getTime() - lengthMs);
  // The current second counts as a whole one, because lists filter by whole seconds.
  const soFarMs = Math.floor(elapsedMs / secondMs + 1) * secondMs;
  const comparedMs = elapsedMs < 0 ? lengthMs : Math.min(lengthMs, soFarMs);
  return { span, before: { from, to: new Date(from.getTime() + comparedMs) } };
}

/** The last second of a span, as callers give the end. */
export const lastSecond = ({ to }: Span): Date => new Date(to.getTime() - secondMs);

export function dayStart(time: Date, timeZone: string): Date {
  const [date] = formatPlatformTime(time, timeZone).split(' ');
  // In zones where clocks go forward at midnight, the day begins an hour later.
  const start =
    parsePlatformTime(`${date} 00:00:00`, timeZone) ?? parsePlatformTime(`${date} 01:00:00`, timeZone);
  if (!start) throw new Error(`The day ${date} does not begin in ${timeZone}.`);
  return start;
}

export function nextDay(time: Date, timeZone: string): Date {
  const dayAndHalf = dayStart(time, timeZone).getTime() + 1.5 * dayMs;
  return dayStart(new Date(dayAndHalf), timeZone);
}

/**
 * Within this range, the day before and the day after also exist in every zone. It excludes local solar time
 * and the last representable years.
 */
const named = { from: new Date('2000-01-01T00:00:00Z'), to: new Date('9999-12-29T00:00:00Z') };

/** Checks a time from the caller: the day before and the day after it must be representable. */
export function checkNamed(path: string, time: Date | undefined): void {
  if (time && (time < named.from || time > named.to))
    refuse(path, 'out_of_range', 'Figures are of days from 2000 to 9999-12-28.');
}

function refuse(path: string, code: string, message: string): never {
  throw new RequestFault('validationFailed', { issues: [{ path, code, message }] });
}
