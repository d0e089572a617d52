import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from './connection.ts';
import { countedAtMost } from './count-up-to.ts';

/** How many rows were cleared, and the dates of the oldest and the newest. */
export interface ClearedRows {
  readonly count: number;
  /** Creation times of the oldest and the newest row. */
  readonly oldestAt: string;
  readonly newestAt: string;
}

interface RowsToClear {
  readonly table: PgTable;
  readonly id: PgColumn;
  /** The column that holds the age. */
  readonly madeAt: PgColumn;
  readonly before: Date;
  /** Limits the old rows to clear; all if left out. */
  readonly where?: SQL | undefined;
  readonly atMost: number;
}

/**
 * Deletes old rows, oldest first, at most `atMost`. Rows locked by other transactions are left for the next
 * run.
 */
async function clearRows(
  tx: Queryable,
  { table, id, madeAt, before, where, atMost }: RowsToClear,
): Promise<ClearedRows | undefined> {
  const { rows } = await tx.execute<{ count: number; oldest: string; newest: string }>(sql`
    with gone as (
      delete from ${table} where ${id} in (
        select ${id} from ${table} where ${madeAt} < ${before.toISOString()} ${where ? sql`and ${where}` : sql``}
        order by ${madeAt} limit ${atMost} for update skip locked)
      returning ${madeAt} as made_at)
    select count(*)::int as count, min(made_at)::text as oldest, max(made_at)::text as newest from gone`);
  const [row] = rows;
  if (!row || row.count === 0) return undefined;
  return {
    count: row.count,
    oldestAt: new Date(row.oldest).toISOString(),
    newestAt: new Date(row.newest).toISOString(),
  };
}

/** Old rows of one kind, at most `countedAtMost` of them counted. */
export interface OldRows {
  readonly count: number;
  readonly oldestAt: string | null;
}

/** What the data-clear cycle can do with one kind of row. */
export interface Clearable {
  clear(tx: Queryable, before: Date, atMost: number): Promise<ClearedRows | undefined>;
  /** Counts what `clear` would delete. Reads no more rows than it counts. */
  count(db: Queryable, before: Date): Promise<OldRows>;
}

export const clearable = (rows: Omit<RowsToClear, 'before' | 'atMost'>): Clearable => ({
  clear: (tx, before, atMost) => clearRows(tx, { ...rows, before, atMost }),
  count: async (db, before) => {
    const { table, madeAt, where } = rows;
    const found = await db.execute<{ count: number; oldest: string | null }>(sql`
      select count(*)::int as count, min(made_at)::text as oldest from (
        select ${madeAt} as made_at from ${table}
        where ${madeAt} < ${before.toISOString()} ${where ? sql`and ${where}` : sql``}
        order by ${madeAt} limit ${countedAtMost}) old`);
    const [row] = found.rows;
    return { count: row?.count ?? 0, oldestAt: row?.oldest ? new Date(row.oldest).toISOString() : null };
  },
});
