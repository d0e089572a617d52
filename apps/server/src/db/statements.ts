import { createHash } from 'node:crypto';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import {
  type PgColumn,
  PgDatabase,
  PgDialect,
  PgPreparedQuery,
  PgSession,
  type PgTable,
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

/** A column's value that is given when the statement runs. Unlike with a bare placeholder, it may be null. */
export const columnValue = (column: PgColumn, name: string): SQL =>
  sql`${sql.param(sql.placeholder(name), {
    mapToDriverValue: (value: unknown) => (value === null ? null : column.mapToDriverValue(value)),
  })}`;

/** Values of all columns of a new row, each given under its name when the statement runs. */
export const columnValues = <Column extends string>(
  columns: Readonly<Record<Column, PgColumn>>,
): Record<Column, SQL> =>
  Object.fromEntries(
    Object.entries<PgColumn>(columns).map(([name, column]) => [name, columnValue(column, name)]),
  ) as Record<Column, SQL>;

/** A prepared query of the columns that a row has, and the values for them. */
type Executable<Result> = (db: Queryable) => { execute(values: Record<string, unknown>): Promise<Result> };

/**
 * A statement that writes columns of a row which differ from call to call. Their combinations are few, so each is
 * prepared once, with `prepare`. What else the statement needs is given as `others`.
 */
export function rowStatement<Row, Result>(
  table: PgTable,
  prepare: (values: Readonly<Record<string, SQL>>) => Executable<Result>,
): (db: Queryable, row: Partial<Row>, others?: Readonly<Record<string, unknown>>) => Promise<Result> {
  const columns = Object.entries(getTableColumns(table));
  const byColumns = new Map<string, Executable<Result>>();
  return (db, row, others) => {
    const written = Object.entries(row).filter(([, value]) => value !== undefined);
    const names = written.map(([name]) => name);
    const key = names.join();
    let statementOfRow = byColumns.get(key);
    if (!statementOfRow) {
      const given = columns.filter(([name]) => names.includes(name));
      statementOfRow = prepare(
        Object.fromEntries(given.map(([name, column]) => [name, columnValue(column, `new ${name}`)])),
      );
      byColumns.set(key, statementOfRow);
    }
    return statementOfRow(db).execute({
      ...Object.fromEntries(written.map(([name, value]) => [`new ${name}`, value])),
      ...others,
    });
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
