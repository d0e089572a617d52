import { createHash } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import {
  PgDatabase,
  PgDialect,
  PgPreparedQuery,
  PgSession,
  type PgTransaction,
  type PreparedQueryConfig,
} from 'drizzle-orm/pg-core';
import type { Queryable } from './connection.ts';

/*
 * Statements whose text is built once, for queries that run with every request or order: for a table with
 * many columns, building the text takes more processor time than sending it and reading the answer.
 */

type Session = Queryable['_']['session'];
type Given = Parameters<Session['prepareQuery']>;
type Joined = Record<string, boolean> | undefined;

/** The prepared query of a builder, without a connection. */
class Template extends PgPreparedQuery<PreparedQueryConfig> {
  readonly given: Given;
  /** Set by the query builder: which of the joined tables can have no row. */
  declare joinsNotNullableMap: Joined;

  constructor(...given: Given) {
    super(given[0], undefined, undefined);
    this.given = given;
  }

  override execute(): never {
    throw new Error('A statement runs on a store or in a transaction.');
  }
}

class TemplateSession extends PgSession {
  override prepareQuery<T extends PreparedQueryConfig>(...given: Given): PgPreparedQuery<T> {
    return new Template(...given);
  }

  override transaction<T>(_work: (tx: PgTransaction<never>) => Promise<T>): never {
    throw new Error('A statement cannot run while it is being built.');
  }
}

const dialect = new PgDialect();
const templates: Queryable = new PgDatabase(dialect, new TemplateSession(dialect), undefined);

/** The same text always gets the same name, so a connection plans it once. */
const nameOf = (text: string): string =>
  `p_${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`;

interface Builder<Prepared> {
  prepare(name: string): Prepared;
}

/**
 * Prepares a builder's query, with `sql.placeholder` for the values that differ. Run it with
 * `statement(db).execute(values)`.
 */
export function statement<Prepared>(
  build: (db: Queryable) => Builder<Prepared>,
): (db: Queryable) => Prepared {
  const template = once(() => {
    const { given, joinsNotNullableMap } = build(templates).prepare('') as Template;
    const [query, fields, , ...rest] = given;
    return { given: [query, fields, nameOf(query.sql), ...rest] as Given, joinsNotNullableMap };
  });
  return (db) => {
    const { given, joinsNotNullableMap } = template();
    // The query that the builder would have prepared on this handle.
    return Object.assign(db._.session.prepareQuery(...given), { joinsNotNullableMap }) as Prepared;
  };
}

/** The same for raw SQL. The rows are as the store's driver returns them. */
export function sqlStatement<Row>(
  build: (db: Queryable) => SQL,
): (db: Queryable) => PgPreparedQuery<PreparedQueryConfig & { execute: { rows: Row[] } }> {
  const template = once(() => {
    const query = dialect.sqlToQuery(build(templates));
    return { query, name: nameOf(query.sql) };
  });
  return (db) => {
    const { query, name } = template();
    return db._.session.prepareQuery(query, undefined, name, false);
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
