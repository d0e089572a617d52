import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { countedOrderChanges, lateOrderChanges } from './late-changes.table.ts';

/** An order written later than this after its creation is reported. */
const lateAfterMinutes = 30;

/**
 * Part of every statement that writes orders: reports orders created long ago, so that their period is
 * counted again. `written` names the rows, each with its `created_at`. The age is measured by the database
 * clock at the start of the transaction, which readers of the reports rely on. The cost is negligible when no
 * order is late, the usual case.
 */
export const reportLateChanges = (written: SQL): SQL => sql`
  insert into ${lateOrderChanges} (created_at)
  select created_at from ${written}
  where created_at < now() - ${sql.raw(`interval '${lateAfterMinutes} minutes'`)}`;

/** The same for an update that is built apart and returns the `created_at` of what it writes. */
export async function reportedUpdate(tx: Queryable, update: SQLWrapper): Promise<void> {
  await tx.execute(
    sql`with written as ${update}, late as (${reportLateChanges(sql`written`)}) select from written`,
  );
}

/**
 * The time up to which orders are complete except for the reported ones: a transaction that is not visible
 * yet reports whatever it writes with an earlier date. Read this before taking the snapshot that reads the
 * orders. The five extra minutes are a margin, because a transaction becomes visible a moment after it
 * begins. All processes must use one database role, so that they can see each other's transactions.
 */
export const completeButForReports: SQL = sql`
  least(clock_timestamp(), (select min(xact_start) from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid())) - ${sql.raw(`interval '${lateAfterMinutes + 5} minutes'`)}`;

/** The periods (as `periodOf` names them) with reports that have not been recounted yet, oldest first. */
export async function reportedPeriods(db: Queryable, periodOf: (createdAt: SQL) => SQL): Promise<Date[]> {
  const period = periodOf(sql`${lateOrderChanges.createdAt}`);
  const { rows } = await db.execute<{ at: string | number }>(
    sql`select distinct (extract(epoch from ${period}) * 1000)::float8 as at from ${lateOrderChanges} order by at`,
  );
  return rows.map(({ at }) => new Date(Number(at)));
}

/**
 * Deletes every report visible to this snapshot, for a first count: that count or a later one includes them.
 */
export async function forgetAllReports(tx: Queryable): Promise<void> {
  await handOn(tx, sql`true`);
}

/**
 * Deletes the reports of these periods. Call it in the transaction, and with the snapshot, that recounts
 * them.
 */
export async function forgetReports(
  tx: Queryable,
  periodOf: (createdAt: SQL) => SQL,
  periods: readonly Date[],
): Promise<void> {
  const list = `{${periods.map((at) => at.toISOString()).join(',')}}`;
  await handOn(tx, sql`${periodOf(sql`${lateOrderChanges.createdAt}`)} = any(${list}::timestamptz[])`);
}

/** Deletes reports and leaves their hours to the second reader, the order analysis. */
async function handOn(tx: Queryable, which: SQL): Promise<void> {
  await tx.execute(sql`
    with counted as (delete from ${lateOrderChanges} where ${which} returning created_at)
    insert into ${countedOrderChanges} (created_at) select distinct date_trunc('hour', created_at, 'UTC') from counted`);
}

/** The hours with reports that the sums have not counted yet. */
export const reportedHours = (db: Queryable): Promise<Date[]> =>
  reportedPeriods(db, (createdAt) => sql`date_trunc('hour', ${createdAt}, 'UTC')`);

/**
 * The hours of the reports that the sums have counted, which are deleted. Read the orders by later statements of the same
 * transaction: they contain the reported changes.
 */
export async function takeCountedHours(tx: Queryable): Promise<Date[]> {
  const { rows } = await tx.execute<{ at: string | number }>(
    sql`with taken as (delete from ${countedOrderChanges} returning created_at)
      select distinct (extract(epoch from created_at) * 1000)::float8 as at from taken`,
  );
  return rows.map(({ at }) => new Date(Number(at)));
}
