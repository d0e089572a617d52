import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from './connection.ts';
import { placeOfPage } from './page-place.ts';

interface PageAsked {
  readonly page: number;
  readonly pageSize: number;
  readonly sortOrder: 'asc' | 'desc';
}

interface PageOfIds {
  readonly ids: readonly string[];
  /** Of the whole list. */
  readonly total: number;
  /** The order of the list, for the query that reads the rows of the ids. */
  readonly order: readonly SQL[];
}

/** The ids of a page of a table, sorted alone: of the rows before them, nothing else is computed. */
export async function pageOfIds(
  db: Queryable,
  table: PgTable & { readonly id: PgColumn },
  conditions: SQL | undefined,
  keys: readonly SQL[],
  { page, pageSize, sortOrder }: PageAsked,
): Promise<PageOfIds> {
  const orderIn = (isAscending: boolean) => [...keys, table.id].map(isAscending ? asc : desc);
  const isAscending = sortOrder === 'asc';
  const order = orderIn(isAscending);
  const total = await db.$count(table, conditions);
  const { taken, skipped, isFromEnd } = placeOfPage(page, pageSize, total);
  if (taken === 0) return { ids: [], total, order };
  const rows = await db
    .select({ id: sql<string>`${table.id}` })
    .from(table)
    .where(conditions)
    .orderBy(...orderIn(isAscending !== isFromEnd))
    .limit(taken)
    .offset(skipped);
  return { ids: rows.map(({ id }) => id), total, order };
}
