import type { Queryable } from './connection.ts';

/** What is made once for each handle, and goes with it: calls that are run together, together on that one. */
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
