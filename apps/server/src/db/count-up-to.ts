import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from './connection.ts';

/** Counting all rows of an ever-growing list would cost more than reading a page of it. */
export const countedAtMost = 100_000;

/** The number of rows, at most `countedAtMost`. */
export async function countUpTo(db: Queryable, table: PgTable, conditions: SQL | undefined): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`
    select count(*)::int as total from (
      select from ${table} where ${conditions ?? sql`true`} limit ${countedAtMost}) counted`);
  return rows[0]?.total ?? 0;
}
