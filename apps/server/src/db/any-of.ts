import { eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Whether a column is one of many ids. One parameter for all of them: thousands would cost more than the query. */
export const anyOf = (column: AnyPgColumn, ids: readonly string[]): SQL =>
  sql`${column} = any(${`{${ids.join(',')}}`}::uuid[])`;

/**
 * The same where one is the usual case. Alone it is a plain comparison, whose plan uses the index even if the plan was
 * made while the table was small.
 */
export const oneOrAnyOf = (column: AnyPgColumn, ids: readonly string[]): SQL =>
  ids.length === 1 ? eq(column, ids[0]) : anyOf(column, ids);
