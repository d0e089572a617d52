import type { SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgDialect, type PgTable } from 'drizzle-orm/pg-core';
import { isHidden, isMasked } from './entity-view.secrets.ts';

/** A column as the contract describes it. */
export interface EntityColumn {
  readonly name: string;
  readonly type: string;
  readonly filter: boolean;
  readonly hidden: boolean;
  readonly masked: boolean;
  readonly entity: string | null;
}

export interface Entity {
  readonly name: string;
  readonly table: PgTable;
  readonly columns: readonly EntityColumn[];
  /** Columns of the key. A table without one is read by the place of its rows (`ctid`). */
  readonly keys: readonly string[];
  /** Columns to sort by, newest first: an index starts with them. */
  readonly order: readonly string[];
  /** Column of the time filter. An id also holds a time, because ids are UUIDs of version 7. */
  readonly timeColumn: string | null;
}

type TableConfig = ReturnType<typeof getTableConfig>;

/** The place of a row in its table. PostgreSQL has this column in every table. */
export const placeColumn = 'ctid';

export function catalogueOf(tables: readonly PgTable[]): ReadonlyMap<string, Entity> {
  const entities = tables.map(entityOf).sort((a, b) => (a.name < b.name ? -1 : 1));
  return new Map(entities.map((entity) => [entity.name, entity]));
}

function entityOf(table: PgTable): Entity {
  const config = getTableConfig(table);
  const typeOf = new Map(config.columns.map((column) => [column.name, column.getSQLType()]));
  const indexes = indexesOf(config);
  const keys = keysOf(config);
  const time = config.columns.find(
    ({ name, notNull }) =>
      notNull &&
      typeOf.get(name)?.startsWith('timestamp') === true &&
      !/expires|until|due|last_|moved/.test(name) &&
      indexes.some(([first]) => first === name),
  )?.name;
  const [whole] = indexes;
  const byPlace = keys.length === 0;
  const idTime = keys.length === 1 && typeOf.get(keys[0] ?? '') === 'uuid' ? keys[0] : undefined;
  const first = time === undefined ? (byPlace ? (whole ?? []) : []) : [time];
  return {
    name: config.name,
    table,
    columns: columnsOf(config, indexes),
    keys: byPlace ? [placeColumn] : keys,
    order: [...new Set([...first, ...(byPlace ? [placeColumn] : keys)])],
    timeColumn: time ?? idTime ?? null,
  };
}

function keysOf({ columns, primaryKeys }: TableConfig): string[] {
  const own = columns.filter(({ primary }) => primary).map(({ name }) => name);
  return own.length > 0 ? own : (primaryKeys[0]?.columns.map(({ name }) => name) ?? []);
}

const dialect = new PgDialect();

/**
 * The columns of each index that finds rows by an equal value of its first column: complete ones, and partial ones
 * that leave out only rows without a value. The leading columns before an expression count.
 */
function indexesOf(config: TableConfig): string[][] {
  const keys = keysOf(config);
  const uniques = config.uniqueConstraints.map(({ columns }) => columns.map(({ name }) => name));
  const indexes = config.indexes.flatMap(({ config: { columns, where } }) => {
    const names: string[] = [];
    for (const column of columns) {
      if (!('name' in column) || column.name === undefined) break;
      names.push(column.name);
    }
    const [first] = names;
    if (first === undefined) return [];
    const isWhole = where === undefined || isPresence(where, first);
    return isWhole ? [names] : [];
  });
  return [...(keys.length > 0 ? [keys] : []), ...uniques, ...indexes];
}

const isPresence = (where: SQL, column: string): boolean =>
  dialect.sqlToQuery(where).sql.trim().replaceAll('"', '').split('.').at(-1) === `${column} is not null`;

const comparable = /^(?:uuid|text|integer|smallint|bigint|boolean)$/;

function columnsOf(
  { name: table, columns, foreignKeys }: TableConfig,
  indexes: readonly string[][],
): EntityColumn[] {
  const targets = new Map(
    foreignKeys.flatMap((key) => {
      const { columns: from, foreignTable } = key.reference();
      const [first] = from;
      return from.length === 1 && first ? [[first.name, getTableConfig(foreignTable).name] as const] : [];
    }),
  );
  return columns.map((column: PgColumn) => {
    const { name } = column;
    const type = column.getSQLType();
    const hidden = isHidden(table, { name, type });
    const filter = !hidden && comparable.test(type) && indexes.some(([first]) => first === name);
    return { name, type, filter, hidden, masked: isMasked(name), entity: targets.get(name) ?? null };
  });
}
