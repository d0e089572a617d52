import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { orders, reportedPeriods } from '../../orders/orders.public.ts';
import { hourOfColumn, hourOrigin, type Span } from './statistics.hours.ts';
import { orderSumState } from './statistics.table.ts';

/** The state of the sums of one time zone. */
export interface SumState {
  readonly origin: Date;
  readonly summedUntil: Date;
}

/** How far the orders are summed. Undefined when there are no sums for this time zone. */
export async function sumStateOf(db: Queryable, timeZone: string): Promise<SumState | undefined> {
  const origin = hourOrigin(timeZone);
  if (!origin) return undefined;
  const [state] = await db.select().from(orderSumState);
  return state?.timeZone === timeZone ? { origin, summedUntil: state.summedUntil } : undefined;
}

export const hoursReported = (db: Queryable, origin: Date): Promise<Date[]> =>
  reportedPeriods(db, (createdAt) => hourOfColumn(createdAt, origin));

/** SQL for the start of the zone's day that contains a time. */
export const dayOfColumn = (column: SQL, timeZone: string): SQL =>
  sql`date_trunc('day', ${column}, ${timeZone})`;

export const momentOf = (millis: string | number): Date => new Date(Number(millis));
/** SQL for a time in milliseconds, because all drivers read a number in the same way. */
export const asMillis = (column: SQL): SQL => sql`(extract(epoch from ${column}) * 1000)::float8`;
export const isoArray = (times: readonly Date[]): SQL =>
  sql`${`{${times.map((time) => time.toISOString()).join(',')}}`}::timestamptz[]`;
/** SQL for spans as a table: `span.since` and `span.until`. */
export const spansTable = (spans: readonly Span[]): SQL =>
  sql`unnest(${isoArray(spans.map(({ from }) => from))}, ${isoArray(spans.map(({ to }) => to))}) as span(since, until)`;
/**
 * SQL for the orders that were created in the spans, as `orders` beside `span`. Each span is looked up by itself: for
 * a join the planner does not know how short the spans are, and scans all orders.
 */
export const ordersOfSpans = (spans: readonly Span[]): SQL => sql`
  ${spansTable(spans)} cross join lateral (
    select * from ${orders} where created_at >= span.since and created_at < span.until offset 0
  ) as ${orders}`;
