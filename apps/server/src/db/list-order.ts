import { asc, desc, is, type SQL, sql } from 'drizzle-orm';
import { PgColumn } from 'drizzle-orm/pg-core';

export type SortOrder = 'asc' | 'desc';

export interface Sort<Key extends string> {
  readonly sortBy: Key;
  readonly sortOrder: SortOrder;
}

/** A column in which a missing value counts as the smallest, so that one index serves both directions. */
interface SmallestIfMissing {
  readonly smallestIfMissing: PgColumn;
}

type SortKey = PgColumn | SQL | SmallestIfMissing;

/**
 * Order of a list: the requested key, then the ties in the same direction, so that one index serves both
 * directions. Rows without a value come last in both.
 */
export function listOrder<Key extends string>(
  keys: Readonly<Record<Key, SortKey>>,
  { sortBy, sortOrder }: Sort<Key>,
  ties: readonly (PgColumn | SQL)[],
): SQL[] {
  const direction = sortOrder === 'asc' ? asc : desc;
  const key: SortKey = keys[sortBy];
  return [keyOrder(key, sortOrder), ...ties.filter((tie) => tie !== key).map((tie) => direction(tie))];
}

function keyOrder(key: SortKey, sortOrder: SortOrder): SQL {
  const direction = sortOrder === 'asc' ? asc : desc;
  if ('smallestIfMissing' in key) {
    const column = key.smallestIfMissing;
    return sortOrder === 'asc' ? sql`${asc(column)} nulls first` : sql`${desc(column)} nulls last`;
  }
  // An index cannot serve "nulls last" in both directions, so a column that is always set is sorted without it.
  return is(key, PgColumn) && key.notNull ? direction(key) : sql`${direction(key)} nulls last`;
}

/** The rows after a position in a list sorted by time and id. */
export function afterPlace(
  [time, id]: readonly [PgColumn, PgColumn],
  sortOrder: SortOrder,
  place: { readonly createdAt: Date; readonly id: string },
): SQL {
  const after = sql.raw(sortOrder === 'asc' ? '>' : '<');
  return sql`(${time}, ${id}) ${after} (${place.createdAt.toISOString()}::timestamptz, ${place.id}::uuid)`;
}
