import { eq, min, type SQL, sql } from 'drizzle-orm';
import { advisoryLocks } from '../../../db/advisory-locks.ts';
import type { Queryable, Store } from '../../../db/connection.ts';
import {
  completeButForReports,
  forgetAllReports,
  forgetReports,
  orders,
} from '../../orders/orders.public.ts';
import { sumDurationsOfDays, sumDurationsOfHours } from './statistics.duration-counts.ts';
import { noTestOrder } from './statistics.filters.ts';
import { hourMs, hourOf, hourOfColumn, hourOrigin, type Span } from './statistics.hours.ts';
import { sumLossesOfDays, sumLossesOfHours } from './statistics.losses.ts';
import {
  accountColumns,
  dimensionColumns,
  measureColumns,
  measuresOfOrder,
  merchantAccountColumns,
  partColumns,
  storedSums,
} from './statistics.measures.ts';
import { keepPerformances } from './statistics.performance-codes.ts';
import {
  asMillis,
  dayOfColumn,
  hoursReported,
  isoArray,
  momentOf,
  ordersOfSpans,
} from './statistics.state.ts';
import {
  orderDurations,
  orderLosses,
  orderPerformances,
  orderSumState,
  orderSums,
  type Step,
} from './statistics.table.ts';

export interface SummingParts {
  readonly store: Store;
  readonly timeZone: string;
  /** Called after each transaction; waits while requests are pending, which have priority. */
  readonly yieldToRequests?: (workedMs: number) => Promise<void>;
}

const stateId = 1;
/** Hours per transaction: whole days while catching up, single hours afterwards. */
const mostHours = 24;

/**
 * Sums the orders of every settled hour, and sums an hour again when a change was reported for it. Runs short
 * transactions until nothing is left. Several processes may run it; one works at a time.
 *
 * The sums are exact at every moment for two reasons. A run reads orders and reports in one snapshot and
 * deletes only the reports that it has read. A change that the snapshot does not contain either belongs to an
 * hour that is not yet summed, or leaves a report; readers take an hour with a report from the orders.
 */
export async function sumUpOrders(parts: SummingParts): Promise<number> {
  const origin = hourOrigin(parts.timeZone);
  if (!origin) return 0;
  let total = 0;
  for (;;) {
    const startedAt = performance.now();
    const count = await sumUpOnce(parts, origin);
    total += count;
    if (count === 0) return total;
    await parts.yieldToRequests?.(performance.now() - startedAt);
  }
}

/** Returns the number of hours that were summed. */
async function sumUpOnce({ store, timeZone }: SummingParts, origin: Date): Promise<number> {
  // Read before the snapshot, so that a transaction that ends in between is not missed by both.
  const { rows } = await store.db.execute<{ at: number }>(
    sql`select ${asMillis(completeButForReports)} as at`,
  );
  const settled = hourOf(momentOf(rows[0]?.at ?? 0), origin);
  return store.transaction(
    async (tx) => {
      const lock = await tx.execute<{ taken: boolean }>(
        sql`select pg_try_advisory_xact_lock(${advisoryLocks.orderSums}) as taken`,
      );
      if (!lock.rows[0]?.taken) return 0;
      const summedUntil = await begin(tx, timeZone, origin, settled);
      const again = (await hoursReported(tx, origin))
        .filter((hour) => hour < summedUntil)
        .slice(0, mostHours);
      const fresh = again.length > 0 ? [] : await nextHours(tx, summedUntil, settled, timeZone);
      if (again.length === 0 && fresh.length === 0) return 0;
      const hours = [...again, ...fresh];
      await sumHours(tx, hours, origin);
      await forgetReports(tx, (createdAt) => hourOfColumn(createdAt, origin), hours);
      const until = new Date(Math.max(summedUntil.getTime(), (hours.at(-1)?.getTime() ?? 0) + hourMs));
      await tx.update(orderSumState).set({ summedUntil: until }).where(eq(orderSumState.id, stateId));
      await sumDays(tx, hours, until, timeZone);
      return hours.length;
    },
    { isolationLevel: 'repeatable read' },
  );
}

/**
 * Starts a run and returns how far the sums go. The state is always written first: of two runs with the same
 * snapshot, the database refuses the second, whatever else they write.
 */
async function begin(tx: Queryable, timeZone: string, origin: Date, settled: Date): Promise<Date> {
  const [state] = await tx
    .update(orderSumState)
    .set({ turn: sql`${orderSumState.turn} + 1` })
    .where(eq(orderSumState.id, stateId))
    .returning();
  if (state?.timeZone === timeZone) return state.summedUntil;
  await tx.delete(orderSums);
  await tx.delete(orderPerformances);
  await tx.delete(orderDurations);
  await tx.delete(orderLosses);
  await forgetAllReports(tx);
  const [oldest] = await tx.select({ at: min(orders.createdAt) }).from(orders);
  const firstHour = oldest?.at ? hourOf(oldest.at, origin) : settled;
  const summedUntil = firstHour < settled ? firstHour : settled;
  await tx
    .insert(orderSumState)
    .values({ id: stateId, timeZone, summedUntil, turn: 0 })
    .onConflictDoUpdate({ target: orderSumState.id, set: { timeZone, summedUntil } });
  return summedUntil;
}

/** At most up to the end of a day, so that no transaction is long. */
async function nextHours(tx: Queryable, from: Date, settled: Date, timeZone: string): Promise<Date[]> {
  const { rows } = await tx.execute<{ end: number }>(
    sql`select ${asMillis(
      sql`(date_trunc('day', ${from.toISOString()}::timestamptz at time zone ${timeZone}) + interval '1 day') at time zone ${timeZone}`,
    )} as end`,
  );
  const end = Math.min(momentOf(rows[0]?.end ?? 0).getTime(), settled.getTime());
  const hours: Date[] = [];
  for (let at = from.getTime(); at + hourMs <= end; at += hourMs) hours.push(new Date(at));
  return hours;
}

async function sumHours(tx: Queryable, hours: readonly Date[], origin: Date): Promise<void> {
  const spans: Span[] = hours.map((from) => ({ from, to: new Date(from.getTime() + hourMs) }));
  await tx.execute(
    sql`delete from ${orderSums} where grain = any(${grainsBy('hour')}) and started_at = any(${isoArray(hours)})`,
  );
  await tx.execute(sql`
    insert into ${orderSums} (grain, started_at, ${dimensionColumns}, ${measureColumns})
    select 'hour', started_at, ${dimensionColumns}, ${storedSums}
    from (
      select ${hourOfColumn(sql`${orders.createdAt}`, origin)} as started_at, ${dimensionColumns}, ${measuresOfOrder}
      from ${ordersOfSpans(spans)}
    ) as summed
    group by started_at, ${dimensionColumns}`);
  await sumParts(tx, 'hour', hours);
  await sumDurationsOfHours(tx, hours, origin);
  await sumLossesOfHours(tx, hours, origin);
}

const grainsBy = (step: Step): SQL =>
  sql.raw(`'{${[step, ...Object.keys(partColumns).map((part) => `${step}Of${part}`)].join(',')}}'::text[]`);

/** The parts of hours or days, from the sums that have every column. */
async function sumParts(tx: Queryable, step: Step, starts: readonly Date[]): Promise<void> {
  for (const [part, columns] of Object.entries(partColumns)) {
    await tx.execute(sql`
      insert into ${orderSums} (grain, started_at, ${columns}, ${measureColumns})
      select ${`${step}Of${part}`}, started_at, ${columns}, ${storedSums}
      from ${orderSums} where grain = ${step} and started_at = any(${isoArray(starts)})
        and ${part === 'Mark' ? sql`true` : noTestOrder}
      group by started_at, ${columns}`);
  }
}

/** The days of these hours whose hours are all summed. */
async function sumDays(tx: Queryable, hours: readonly Date[], until: Date, timeZone: string): Promise<void> {
  const { rows } = await tx.execute<{ since: number; until: number }>(sql`
    select distinct ${asMillis(sql`since`)} as since, ${asMillis(sql`until`)} as until from (
      select ${dayOfColumn(sql`hour`, timeZone)} as since,
        (date_trunc('day', hour at time zone ${timeZone}) + interval '1 day') at time zone ${timeZone} as until
      from unnest(${isoArray(hours)}) as hour
    ) as day`);
  const whole = rows
    .map((row) => ({ from: momentOf(row.since), to: momentOf(row.until) }))
    .filter((day) => day.to <= until);
  if (whole.length === 0) return;
  const starts = whole.map(({ from }) => from);
  await tx.execute(
    sql`delete from ${orderSums} where grain = any(${grainsBy('day')}) and started_at = any(${isoArray(starts)})`,
  );
  await tx.execute(sql`
    insert into ${orderSums} (grain, started_at, ${dimensionColumns}, ${measureColumns})
    select 'day', span.since, ${dimensionColumns}, ${storedSums}
    from unnest(${isoArray(whole.map(({ from }) => from))}, ${isoArray(whole.map(({ to }) => to))}) as span(since, until)
      join ${orderSums} on grain = 'hour' and started_at >= span.since and started_at < span.until
    group by span.since, ${dimensionColumns}`);
  await sumParts(tx, 'day', starts);
  await sumAccounts(tx, whole);
  await sumDurationsOfDays(tx, whole);
  await sumLossesOfDays(tx, whole);
  await keepPerformances(tx, whole, timeZone);
}

async function sumAccounts(tx: Queryable, days: readonly Span[]): Promise<void> {
  const starts = isoArray(days.map(({ from }) => from));
  await tx.execute(sql`delete from ${orderSums}
    where grain in ('dayOfAccount', 'dayOfMerchantAccount') and started_at = any(${starts})`);
  await tx.execute(sql`
    insert into ${orderSums} (grain, started_at, ${merchantAccountColumns}, ${measureColumns})
    select 'dayOfMerchantAccount', started_at, ${merchantAccountColumns}, ${storedSums}
    from (
      select span.since as started_at, ${merchantAccountColumns}, ${measuresOfOrder}
      from ${ordersOfSpans(days)}
      where resource_id is not null
    ) as summed
    group by started_at, ${merchantAccountColumns}`);
  await tx.execute(sql`
    insert into ${orderSums} (grain, started_at, ${accountColumns}, ${measureColumns})
    select 'dayOfAccount', started_at, ${accountColumns}, ${storedSums}
    from ${orderSums} where grain = 'dayOfMerchantAccount' and started_at = any(${starts})
    group by started_at, ${accountColumns}`);
}
