import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** A case-insensitive substring match. The search text is never read as a pattern. */
export const contains = (column: PgColumn, part: string | undefined): SQL | undefined =>
  part === undefined ? undefined : sql`position(lower(${part}) in lower(${column})) > 0`;
