import type { Queryable } from './connection.ts';

/**
 * One value per database handle, garbage-collected with the handle. Calls that are batched share the batch of
 * their own handle.
 */
export function perHandle<Value>(make: (db: Queryable) => Value): (db: Queryable) => Value {
  const byHandle = new WeakMap<Queryable, { readonly value: Value }>();
  return (db) => {
    const known = byHandle.get(db);
    if (known) return known.value;
    const value = make(db);
    byHandle.set(db, { value });
    return value;
  };
}
