import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from './connection.ts';

/** How many rows were cleared, and the dates of the oldest and the newest. */
export interface ClearedRows {
  readonly count: number;
  /** Creation times of the oldest and the newest row. */
  readonly oldestAt: string;
  readonly newestAt: string;
}

export interface RowsToClear {
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
export async function clearRows(
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
