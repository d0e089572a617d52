import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { plannedEachTime } from './planned-each-time.ts';

/** A case-insensitive substring match. The search text is never read as a pattern. */
export const contains = (column: PgColumn, part: string | undefined): SQL | undefined =>
  part === undefined ? undefined : sql`position(lower(${part}) in lower(${column})) > 0`;

/**
 * The same for a column with a trigram index. It is planned for the text itself: the newest rows hold a frequent text, the
 * index finds a rare one.
 */
export function containsByIndex(column: PgColumn, part: string | undefined): SQL | undefined {
  if (part === undefined) return undefined;
  const pattern = `%${part.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return sql`${sql.raw(plannedEachTime)} ${column} ilike ${pattern}`;
}
