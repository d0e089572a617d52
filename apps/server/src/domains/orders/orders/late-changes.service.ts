import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { lateOrderChanges } from './late-changes.table.ts';

/** An order that is written later than this after its creation is reported. */
const lateAfterMinutes = 30;

/**
 * Part of every statement that writes orders: reports those that were created long ago. `written` names the rows, each
 * with its `created_at`. By the database's own clock, as it stood when the transaction began: whoever reads these reports
 * reckons with that. Costs next to nothing where no order is late, which is the ordinary case.
 */
export const reportLateChanges = (written: SQL): SQL => sql`
  insert into ${lateOrderChanges} (created_at)
  select created_at from ${written}
  where created_at < now() - ${sql.raw(`interval '${lateAfterMinutes} minutes'`)}`;

/**
 * Up to when the orders are complete but for what is reported: whatever a transaction writes that is not seen yet and is
 * dated before, it reports. Ask for it before the snapshot is taken that orders are read with. Five minutes more than
 * would do: a transaction shows itself a moment after its beginning. To see the others' transactions, all processes of the
 * platform sign in to the database as one role.
 */
export const completeButForReports: SQL = sql`
  least(clock_timestamp(), (select min(xact_start) from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid())) - ${sql.raw(`interval '${lateAfterMinutes + 5} minutes'`)}`;

/** The periods, as `periodOf` names them, of which something was reported and not counted again, oldest first. */
export async function reportedPeriods(db: Queryable, periodOf: (createdAt: SQL) => SQL): Promise<Date[]> {
  const period = periodOf(sql`${lateOrderChanges.createdAt}`);
  const { rows } = await db.execute<{ at: string | number }>(
    sql`select distinct (extract(epoch from ${period}) * 1000)::float8 as at from ${lateOrderChanges} order by at`,
  );
  return rows.map(({ at }) => new Date(Number(at)));
}

/** For whoever begins to count: everything that was reported up to this snapshot will be counted by it or a later one. */
export async function forgetAllReports(tx: Queryable): Promise<void> {
  await tx.delete(lateOrderChanges);
}

/** Forgets what was reported of these periods; in the transaction, and by the snapshot, that counts them again. */
export async function forgetReports(
  tx: Queryable,
  periodOf: (createdAt: SQL) => SQL,
  periods: readonly Date[],
): Promise<void> {
  const list = `{${periods.map((at) => at.toISOString()).join(',')}}`;
  await tx.execute(sql`delete from ${lateOrderChanges}
    where ${periodOf(sql`${lateOrderChanges.createdAt}`)} = any(${list}::timestamptz[])`);
}
