import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { orders } from '../../orders/orders.public.ts';
import { noTestOrder } from './statistics.filters.ts';
import { type Histogram, noStep } from './statistics.histogram.ts';
import { hourMs, hourOfColumn, type Span } from './statistics.hours.ts';
import { stepsOfOrder } from './statistics.performance-codes.ts';
import { isoArray, ordersOfSpans, spansTable } from './statistics.state.ts';
import { orderDurations, type Step } from './statistics.table.ts';

/**
 * How many orders took each step of time. Each count has six bytes: two for the step, where the bit above all
 * steps tells the time to take an order from the time to pay it, and four for the number of orders.
 */
const entryBytes = 6;
const countAt = 2;
const takenBit = noStep + 1;

const groupColumns: SQL = sql.raw(
  [orderDurations.productId, orderDurations.mainProductId, orderDurations.orderType, orderDurations.mark]
    .map(({ name }) => `"${name}"`)
    .join(', '),
);

/** Rewrites the counts of the hours that start at these times. */
export async function sumDurationsOfHours(
  tx: Queryable,
  hours: readonly Date[],
  origin: Date,
): Promise<void> {
  const spans = hours.map((from) => ({ from, to: new Date(from.getTime() + hourMs) }));
  const { pay, take } = stepsOfOrder;
  await tx.execute(
    sql`delete from ${orderDurations} where step = 'hour' and started_at = any(${isoArray(hours)})`,
  );
  await tx.execute(sql`
    insert into ${orderDurations} (step, started_at, ${groupColumns}, counts)
    select 'hour', started_at, ${groupColumns},
      string_agg(int2send(taken::int2) || int4send(number::int), ''::bytea)
    from (
      select started_at, ${groupColumns}, taken, count(*) as number
      from (
        select ${hourOfColumn(sql`${orders.createdAt}`, origin)} as started_at, ${groupColumns},
          unnest(array[${pay}, ${take} + ${sql.raw(String(takenBit))}]) as taken
        from ${ordersOfSpans(spans)}
        where ${noTestOrder}
      ) as timed
      where taken not in (${sql.raw(`${noStep}, ${noStep + takenBit}`)})
      group by started_at, ${groupColumns}, taken
    ) as counted
    group by started_at, ${groupColumns}`);
}

type Counted = Omit<typeof orderDurations.$inferSelect, 'step' | 'startedAt'>;

/** Rewrites the counts of whole days, from those of their hours. */
export async function sumDurationsOfDays(tx: Queryable, days: readonly Span[]): Promise<void> {
  await tx.execute(sql`delete from ${orderDurations}
    where step = 'day' and started_at = any(${isoArray(days.map(({ from }) => from))})`);
  for (const day of days) {
    const { rows } = await tx.execute<Counted>(sql`
      select product_id as "productId", main_product_id as "mainProductId", order_type as "orderType", mark, counts
      from (${countsOf('hour', [day], sql`true`)}) as counted`);
    const groups = Map.groupBy(rows, ({ counts: _, ...group }) => JSON.stringify(group));
    const summed = [...groups.values()].flatMap((hours) =>
      hours.slice(0, 1).map((group) => ({
        ...group,
        ...{ step: 'day' as const, startedAt: day.from, counts: added(hours) },
      })),
    );
    if (summed.length > 0) await tx.insert(orderDurations).values(summed);
  }
}

function added(hours: readonly Counted[]): Uint8Array {
  const sums = new Map<number, number>();
  for (const { counts } of hours)
    readCounts(counts, (taken, count) => sums.set(taken, (sums.get(taken) ?? 0) + count));
  const bytes = new Uint8Array(sums.size * entryBytes);
  const view = new DataView(bytes.buffer);
  for (const [index, [taken, count]] of [...sums].entries()) {
    view.setInt16(index * entryBytes, taken);
    view.setInt32(index * entryBytes + countAt, count);
  }
  return bytes;
}

/** The counts of whole hours or days. */
export const countsOf = (step: Step, spans: readonly Span[], condition: SQL): SQL => sql`
  select ${groupColumns}, counts from ${spansTable(spans)} join ${orderDurations}
    on step = ${step} and started_at >= span.since and started_at < span.until
  where ${condition}`;

export function addCounts(bytes: Uint8Array, { take, pay }: { take: Histogram; pay: Histogram }): void {
  readCounts(bytes, (taken, count) => {
    if (taken < takenBit) pay.add(taken, count);
    else take.add(taken - takenBit, count);
  });
}

function readCounts(bytes: Uint8Array, each: (taken: number, count: number) => void): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < bytes.byteLength; at += entryBytes)
    each(view.getInt16(at), view.getInt32(at + countAt));
}
