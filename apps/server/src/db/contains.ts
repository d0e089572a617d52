import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { plannedEachTime } from './planned-each-time.ts';

/** A case-insensitive substring match. The search text is never read as a pattern. */
export const contains = (column: PgColumn, part: string | undefined): SQL | undefined =>
  part === undefined ? undefined : sql`position(lower(${part}) in lower(${column})) > 0`;

const partSizes = [2, 3] as const;

/** Every two and three characters of some columns in a row, for an index that finds texts by what they contain. */
export const partsOf = (columns: readonly SQLWrapper[]): SQL =>
  sql`(${sql.join(
    columns.flatMap((column) =>
      partSizes.map((size) => sql`text_parts(lower(${column}), ${sql.raw(`${size}`)})`),
    ),
    sql` || `,
  )})`;

/**
 * As `contains`, for columns that have an index on `partsOf`: the rows that have all parts of the text are few, and only
 * these are compared. A single character has no parts.
 */
export function containedIn(columns: readonly PgColumn[], part: string): SQL {
  const found = sql`(${sql.join(
    columns.map((column) => contains(column, part)),
    sql` or `,
  )})`;
  if ([...part].length < 2) return found;
  return sql`${partsOf(columns)} @> text_parts(lower(${part}), least(3, length(lower(${part})))) and ${found}`;
}

/**
 * The same for a column with a trigram index. It is planned for the text itself: the newest rows hold a frequent text, the
 * index finds a rare one.
 */
export function containsByIndex(column: PgColumn, part: string | undefined): SQL | undefined {
  if (part === undefined) return undefined;
  const pattern = `%${part.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return sql`${sql.raw(plannedEachTime)} ${column} ilike ${pattern}`;
}
