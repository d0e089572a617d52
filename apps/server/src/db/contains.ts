import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Nothing that a person types is a pattern: a part is found as it stands, small letters or not. */
export const contains = (column: PgColumn, part: string | undefined): SQL | undefined =>
  part === undefined ? undefined : sql`position(lower(${part}) in lower(${column})) > 0`;
