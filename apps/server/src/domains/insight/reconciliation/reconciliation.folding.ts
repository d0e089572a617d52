import { eq, sql } from 'drizzle-orm';
import { advisoryLocks } from '../../../db/advisory-locks.ts';
import type { Queryable, Store } from '../../../db/connection.ts';
import { completeButForReports, orders } from '../../orders/orders.public.ts';
import { statements } from '../../receipts/receipts.public.ts';
import { dayOf, daySums, measures, startOfDay } from './reconciliation.sums.ts';
import { lateAccountChanges, reconciliationSumState, reconciliationSums } from './reconciliation.table.ts';

export interface DaySummingParts {
  readonly store: Store;
  readonly timeZone: string;
  /** Called after each transaction; waits while requests are pending, which have priority. */
  readonly yieldToRequests?: (workedMs: number) => Promise<void>;
}

const stateId = 1;
/** Days of accounts that one transaction sums again. */
const mostAgain = 200;

/**
 * Sums every account's days that are over, and sums a day again when a change was reported for it. Runs short transactions
 * until nothing is left. Several processes may run it; one works at a time.
 *
 * The sums are exact at every moment for the same reasons as those of orders (`sumUpOrders`): a run reads rows and reports
 * in one snapshot and deletes only the reports that it has read, and a reader counts a reported or unsummed day itself.
 */
export async function sumUpDays(parts: DaySummingParts): Promise<number> {
  let total = 0;
  for (;;) {
    const startedAt = performance.now();
    const count = await sumUpOnce(parts);
    total += count;
    if (count === 0) return total;
    await parts.yieldToRequests?.(performance.now() - startedAt);
  }
}

/** Returns the number of days that were summed. */
async function sumUpOnce({ store, timeZone }: DaySummingParts): Promise<number> {
  // Read before the snapshot, so that a transaction that ends in between is not missed by both.
  const { rows } = await store.db.execute<{ day: string }>(
    sql`select ${dayOf(completeButForReports, timeZone)}::text as day`,
  );
  const settled = rows[0]?.day;
  if (!settled) return 0;
  return store.transaction(
    async (tx) => {
      const lock = await tx.execute<{ taken: boolean }>(
        sql`select pg_try_advisory_xact_lock(${advisoryLocks.reconciliationSums}) as taken`,
      );
      if (!lock.rows[0]?.taken) return 0;
      const summedUntil = await begin(tx, timeZone, settled);
      const again = await sumAgain(tx, summedUntil, timeZone);
      if (again > 0) return again;
      if (summedUntil >= settled) return 0;
      await sumDay(tx, summedUntil, timeZone);
      await tx
        .update(reconciliationSumState)
        .set({ summedUntil: sql`${summedUntil}::date + 1` })
        .where(eq(reconciliationSumState.id, stateId));
      return 1;
    },
    { isolationLevel: 'repeatable read' },
  );
}

/**
 * Starts a run and returns how far the sums go. The state is always written first: of two runs with the same snapshot, the
 * database refuses the second, whatever else they write.
 */
async function begin(tx: Queryable, timeZone: string, settled: string): Promise<string> {
  const [state] = await tx
    .update(reconciliationSumState)
    .set({ turn: sql`${reconciliationSumState.turn} + 1` })
    .where(eq(reconciliationSumState.id, stateId))
    .returning();
  if (state?.timeZone === timeZone) return state.summedUntil;
  await tx.delete(reconciliationSums);
  await tx.delete(lateAccountChanges);
  const { rows } = await tx.execute<{ day: string }>(sql`
    select least(${settled}::date,
      ${dayOf(sql`(select min(stored_at) from ${statements})`, timeZone)},
      ${dayOf(sql`(select min(completed_at) from ${orders} where completed_at is not null)`, timeZone)})::text as day`);
  const summedUntil = rows[0]?.day ?? settled;
  await tx
    .insert(reconciliationSumState)
    .values({ id: stateId, timeZone, summedUntil, turn: 0 })
    .onConflictDoUpdate({ target: reconciliationSumState.id, set: { timeZone, summedUntil } });
  return summedUntil;
}

/** Sums the reported days of accounts again and forgets their reports. Returns how many they are. */
async function sumAgain(tx: Queryable, summedUntil: string, timeZone: string): Promise<number> {
  const day = dayOf(sql`at`, timeZone);
  const { rows } = await tx.execute<{ resource_id: string; day: string }>(sql`
    select distinct resource_id, ${day}::text as day from ${lateAccountChanges}
    where at < ${startOfDay(sql`${summedUntil}::date`, timeZone)} limit ${mostAgain}`);
  if (rows.length === 0) return 0;
  const given = sql`select resource_id, day from json_to_recordset(${JSON.stringify(rows)}::json) as given(resource_id uuid, day date)`;
  await tx.execute(sql`delete from ${reconciliationSums} where (resource_id, day) in (${given})`);
  await tx.execute(sql`
    insert into ${reconciliationSums} (resource_id, day, direction, ${measures})
    with ${daySums(
      sql`select resource_id, ${startOfDay(sql`day`, timeZone)} as since, ${startOfDay(sql`day + 1`, timeZone)} as until from (${given}) as given`,
      timeZone,
    )}
    select resource_id, day, direction, ${measures} from sums`);
  await tx.execute(sql`delete from ${lateAccountChanges} where (resource_id, ${day}) in (${given})`);
  return rows.length;
}

/** Sums a day of all accounts, which includes what was reported for it. */
async function sumDay(tx: Queryable, day: string, timeZone: string): Promise<void> {
  const [since, until] = [
    startOfDay(sql`${day}::date`, timeZone),
    startOfDay(sql`${day}::date + 1`, timeZone),
  ];
  await tx.execute(sql`
    insert into ${reconciliationSums} (resource_id, day, direction, ${measures})
    with ${daySums(
      sql`select distinct resource_id, ${since} as since, ${until} as until from ${statements}
        where stored_at >= ${since} and stored_at < ${until} and resource_id is not null
        union
        select resource_id, ${since}, ${until} from ${orders}
        where completed_at >= ${since} and completed_at < ${until} and resource_id is not null`,
      timeZone,
    )}
    select resource_id, day, direction, ${measures} from sums`);
  await tx.execute(sql`delete from ${lateAccountChanges} where at >= ${since} and at < ${until}`);
}
