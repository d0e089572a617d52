import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { reportedPeriods } from '../../orders/orders.public.ts';
import { hourOfColumn, hourOrigin, type Span } from './statistics.hours.ts';
import { orderSumState } from './statistics.table.ts';

/** The sums of one zone, as they are. */
export interface SumState {
  readonly origin: Date;
  readonly summedUntil: Date;
}

/** How far the sums go; undefined where there are none for this zone. */
export async function sumStateOf(db: Queryable, timeZone: string): Promise<SumState | undefined> {
  const origin = hourOrigin(timeZone);
  if (!origin) return undefined;
  const [state] = await db.select().from(orderSumState);
  return state?.timeZone === timeZone ? { origin, summedUntil: state.summedUntil } : undefined;
}

export const hoursReported = (db: Queryable, origin: Date): Promise<Date[]> =>
  reportedPeriods(db, (createdAt) => hourOfColumn(createdAt, origin));

/** The beginning of the zone's day that holds a time, as a column. */
export const dayOfColumn = (column: SQL, timeZone: string): SQL =>
  sql`date_trunc('day', ${column}, ${timeZone})`;

export const momentOf = (millis: string | number): Date => new Date(Number(millis));
/** A moment as milliseconds: every driver reads a number alike. */
export const asMillis = (column: SQL): SQL => sql`(extract(epoch from ${column}) * 1000)::float8`;
export const isoArray = (times: readonly Date[]): SQL =>
  sql`${`{${times.map((time) => time.toISOString()).join(',')}}`}::timestamptz[]`;
/** Spans as a table: `span.since` and `span.until`. */
export const spansTable = (spans: readonly Span[]): SQL =>
  sql`unnest(${isoArray(spans.map(({ from }) => from))}, ${isoArray(spans.map(({ to }) => to))}) as span(since, until)`;
