import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from './connection.ts';

/** Counting everything in a list that grows for ever would cost more than any page of it. */
export const countedAtMost = 100_000;

/** How many rows there are, and at most `countedAtMost`. */
export async function countUpTo(db: Queryable, table: PgTable, conditions: SQL | undefined): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`
    select count(*)::int as total from (
      select from ${table} where ${conditions ?? sql`true`} limit ${countedAtMost}) counted`);
  return rows[0]?.total ?? 0;
}
