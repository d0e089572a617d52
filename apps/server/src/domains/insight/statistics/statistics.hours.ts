import { parsePlatformTime } from '@platform/sdk';
import { type SQL, sql } from 'drizzle-orm';

/** A time span; the end is excluded. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

export const hourMs = 3_600_000;

/**
 * A time at which an hour of the zone starts; all other hours follow from it in both directions. Undefined
 * for a zone whose hours shift within the year (one exists, shifted by half an hour in summer): it has no
 * hourly sums.
 */
export function hourOrigin(timeZone: string): Date | undefined {
  const winter = parsePlatformTime('2020-01-01 00:00:00', timeZone);
  const summer = parsePlatformTime('2020-07-01 00:00:00', timeZone);
  if (!winter || !summer) return undefined;
  return (summer.getTime() - winter.getTime()) % hourMs === 0 ? winter : undefined;
}

/** The start of the hour that contains a time. */
export const hourOf = (time: Date, origin: Date): Date =>
  new Date(time.getTime() - modulo(time.getTime() - origin.getTime(), hourMs));

export const hourOfColumn = (column: SQL, origin: Date): SQL =>
  sql`date_bin('1 hour', ${column}, ${origin.toISOString()}::timestamptz)`;

const modulo = (value: number, by: number): number => ((value % by) + by) % by;

/** The sources of a span's figures. */
export interface Pieces {
  readonly days: readonly Span[];
  readonly hours: readonly Span[];
  /** Not summed yet, or changed since. */
  readonly raw: readonly Span[];
}

/** The longest piece of use: for a result by hour no day, or only days without a clock change, of 24 hours. */
export type LongestPiece = 'day' | 'evenDay' | 'hour';

export interface SumsAtHand {
  readonly origin: Date;
  readonly summedUntil: Date;
  /** Starts of the hours that must be summed again. */
  readonly lateHours: ReadonlySet<number>;
  /** Starts of the days that overlap the span, in order, and of the day after the last. */
  readonly dayStarts: readonly Date[];
  readonly longest: LongestPiece;
}

/** Uses days that are completely summed, then summed hours, and single orders for the rest. */
export function piecesOf(
  span: Span,
  { origin, summedUntil, lateHours, dayStarts, longest }: SumsAtHand,
): Pieces {
  const days: Span[] = [];
  const hours: Span[] = [];
  const raw: Span[] = [];
  const inside = ({ from, to }: Span): boolean => from >= span.from && to <= span.to && to <= summedUntil;
  for (const [index, from] of dayStarts.entries()) {
    const to = dayStarts[index + 1];
    if (!to) break;
    const isUsed =
      longest === 'day' || (longest === 'evenDay' && to.getTime() - from.getTime() === 24 * hourMs);
    const hoursOfDay = hoursBetween({ from, to }, origin);
    if (isUsed && inside({ from, to }) && !hoursOfDay.some((hour) => lateHours.has(hour.from.getTime()))) {
      append(days, { from, to });
      continue;
    }
    for (const hour of hoursOfDay) {
      const summed = inside(hour) && !lateHours.has(hour.from.getTime());
      const part = { from: later(hour.from, span.from), to: earlier(hour.to, span.to) };
      if (part.from < part.to) append(summed ? hours : raw, part);
    }
  }
  return { days, hours, raw };
}

function hoursBetween({ from, to }: Span, origin: Date): Span[] {
  const starts: Span[] = [];
  for (let at = hourOf(from, origin).getTime(); at < to.getTime(); at += hourMs) {
    starts.push({ from: new Date(at), to: new Date(at + hourMs) });
  }
  return starts;
}

function append(spans: Span[], next: Span): void {
  const last = spans.at(-1);
  if (last?.to.getTime() === next.from.getTime()) spans[spans.length - 1] = { from: last.from, to: next.to };
  else spans.push(next);
}

const later = (a: Date, b: Date): Date => (a > b ? a : b);
const earlier = (a: Date, b: Date): Date => (a < b ? a : b);
