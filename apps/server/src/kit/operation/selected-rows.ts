import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The rows with these ids, as a query condition; undefined for all rows. Texts that are not ids are ignored.
 *
 * @example selectedRows(orders.id, context.rowIds)
 */
export function selectedRows(id: AnyPgColumn, rowIds: readonly string[] | undefined): SQL | undefined {
  if (!rowIds) return undefined;
  const ids = JSON.stringify(rowIds.filter((one) => uuid.test(one)));
  // One parameter for any number of ids, so that the database can reuse the statement.
  return sql`${id} in (select chosen::uuid from json_array_elements_text(${ids}::json) as chosen)`;
}
