import type { Queryable } from './connection.ts';

const sideBySide = new WeakSet<Queryable>();

/** Says of a store that it runs several statements at a time, each on a connection of its own. */
export function runsSideBySide<Handle extends Queryable>(db: Handle): Handle {
  sideBySide.add(db);
  return db;
}

/**
 * How many runs of the same kind are worth having under way on this handle: while one waits for its commit to reach the
 * disk, the next is worked at. One where each would only wait for the other: the embedded store, and every transaction.
 */
export const lanesOn = (db: Queryable, most: number): number => (sideBySide.has(db) ? most : 1);
