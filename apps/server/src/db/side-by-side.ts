import type { Queryable } from './connection.ts';

const sideBySide = new WeakSet<Queryable>();

/** Marks a store that runs several statements at once, each on its own connection. */
export function runsSideBySide<Handle extends Queryable>(db: Handle): Handle {
  sideBySide.add(db);
  return db;
}

/**
 * How many batches of one kind should run at once on this handle: while one waits for its commit to reach the
 * disk, the next one works. One, where they could only wait for each other: on the embedded store and in
 * every transaction.
 */
export const lanesOn = (db: Queryable, most: number): number => (sideBySide.has(db) ? most : 1);
