import { and, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../db/connection.ts';
import { countUpTo } from '../db/count-up-to.ts';
import { afterPlace, listOrder, type Sort } from '../db/list-order.ts';
import { decodeCursor, encodeCursor } from './page-cursor.ts';

export interface CreatedPageRequest extends Sort<'createdAt'> {
  readonly page: number;
  readonly pageSize: number;
  readonly cursor?: string | undefined;
}

/** What the query of a page is made of. */
export interface CreatedPlace {
  readonly where: SQL | undefined;
  readonly orderBy: SQL[];
  readonly limit: number;
  readonly offset: number;
}

/**
 * One page of rows in the order of their creation, by cursor or number, with the next cursor and the number of all.
 *
 * @param read runs the query; its rows are those of the table
 */
export async function createdPage<Row extends { readonly createdAt: Date; readonly id: string }>(
  db: Queryable,
  table: PgTable & { readonly createdAt: PgColumn; readonly id: PgColumn },
  conditions: SQL | undefined,
  { page, pageSize, cursor, sortBy, sortOrder }: CreatedPageRequest,
  read: (place: CreatedPlace) => Promise<Row[]>,
): Promise<{ rows: Row[]; total: number; nextCursor: string | null }> {
  const { createdAt, id } = table;
  const last = cursor === undefined ? undefined : decodeCursor(cursor);
  const found = await read({
    where: and(conditions, last && afterPlace([createdAt, id], sortOrder, last)),
    orderBy: listOrder({ createdAt }, { sortBy, sortOrder }, [createdAt, id]),
    // One row more than requested shows whether there is a next page.
    limit: pageSize + 1,
    offset: last ? 0 : (page - 1) * pageSize,
  });
  const rows = found.slice(0, pageSize);
  const end = rows.at(-1);
  return {
    rows,
    total: await countUpTo(db, table, conditions),
    nextCursor: end && found.length > pageSize ? encodeCursor(end) : null,
  };
}
