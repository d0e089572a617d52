import type { Queryable } from './connection.ts';

/**
 * A statement that is put together once for each handle instead of at every call. For the few that run thousands of
 * times a second: building their text costs more than sending it. A transaction is a handle of its own.
 */
export function preparedOnce<Statement>(build: (db: Queryable) => Statement): (db: Queryable) => Statement {
  const byHandle = new WeakMap<Queryable, Statement>();
  return (db) => {
    const known = byHandle.get(db);
    if (known) return known;
    const statement = build(db);
    byHandle.set(db, statement);
    return statement;
  };
}
