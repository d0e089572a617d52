import { and, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { countUpTo } from '../../../db/count-up-to.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { nextSecond } from '../../../kit/time-range.ts';
import { type Entity, type EntityColumn, placeColumn } from './entity-view.catalogue.ts';
import { firstIdAt, placeOf, shown, textOf, valueIn } from './entity-view.values.ts';

export interface EntityRequest {
  readonly page: number;
  readonly pageSize: number;
  readonly cursor?: string;
  readonly key?: string;
  readonly column?: string;
  readonly value?: string;
  readonly startTime?: Date;
  readonly endTime?: Date;
}

interface RowPage {
  list: { key: string; values: Record<string, string> }[];
  total: number;
  nextCursor: string | null;
}

const nothing = (): RowPage => ({ list: [], total: 0, nextCursor: null });
const named = (name: string): SQL => sql`${sql.identifier(name)}`;
const typeIn = ({ columns }: Entity, name: string): string =>
  name === placeColumn ? 'tid' : (columns.find((column) => column.name === name)?.type ?? 'text');

/** Reads only the columns that are not hidden, and of a large table only as much as an index finds. */
export async function listEntityRows(
  db: Queryable,
  entity: Entity,
  { page, pageSize, cursor, ...filter }: EntityRequest,
): Promise<RowPage> {
  const conditions = conditionsOf(entity, filter);
  if (conditions === 'none') return nothing();
  const columns = entity.columns.filter(({ hidden }) => !hidden);
  const values = columns.map(({ name, type }) => textOf(named(name), type));
  const places = entity.order.map((name) => placeOf(named(name), typeIn(entity, name)));
  const keys = entity.keys.map((name) => sql`${named(name)}::text`);
  const order = entity.order.map((name) => sql`${named(name)} desc`);
  const from = cursor === undefined ? undefined : afterCursor(entity, cursor);
  const where = and(conditions, from) ?? sql`true`;
  // One row more than requested shows whether there is a next page.
  const { rows } = await db.execute<{ vals: string; place: string; key: string }>(sql`
    select json_build_array(${sql.join(values, sql`, `)})::text as vals,
      json_build_array(${sql.join(places, sql`, `)})::text as place,
      concat_ws(',', ${sql.join(keys, sql`, `)}) as key
    from ${entity.table} where ${where} order by ${sql.join(order, sql`, `)}
    limit ${pageSize + 1} offset ${cursor === undefined ? (page - 1) * pageSize : 0}`);
  const last = rows.length > pageSize ? rows[pageSize - 1] : undefined;
  return {
    list: rows.slice(0, pageSize).map(({ key, vals }) => ({ key, values: valuesOf(columns, vals) })),
    total: await countUpTo(db, entity.table, conditions),
    nextCursor: last ? Buffer.from(last.place).toString('base64url') : null,
  };
}

function valuesOf(columns: readonly EntityColumn[], text: string): Record<string, string> {
  const values = JSON.parse(text) as (string | null)[];
  return Object.fromEntries(
    columns.flatMap((column, index) => {
      const value = values[index];
      return value === null || value === undefined ? [] : [[column.name, shown(column, value)]];
    }),
  );
}

/** `none` if a value cannot be one of its column, so no row has it. */
function conditionsOf(
  entity: Entity,
  { key, column, value, startTime, endTime }: Omit<EntityRequest, 'page' | 'pageSize' | 'cursor'>,
): SQL | 'none' | undefined {
  const equal: (SQL | undefined)[] = [];
  if (key !== undefined) {
    const parts = key.split(',');
    // The last part takes the rest: only it can be a text with commas. A place contains one of its own.
    const head = parts.slice(0, entity.keys.length - 1);
    const texts = [...head, parts.slice(head.length).join(',')];
    equal.push(...entity.keys.map((name, index) => equality(entity, name, texts[index] ?? '')));
  }
  if (column !== undefined) equal.push(equality(entity, column, value ?? ''));
  if (equal.includes(undefined)) return 'none';
  return and(...equal, ...timesOf(entity, { startTime, endTime }));
}

function equality(entity: Entity, name: string, text: string): SQL | undefined {
  const value = valueIn(typeIn(entity, name), text);
  return value && sql`${named(name)} = ${value}`;
}

function timesOf(
  entity: Entity,
  { startTime, endTime }: { startTime: Date | undefined; endTime: Date | undefined },
): SQL[] {
  const { timeColumn } = entity;
  if (timeColumn === null) return [];
  const column = named(timeColumn);
  const at = (time: Date): SQL =>
    typeIn(entity, timeColumn) === 'uuid'
      ? sql`${firstIdAt(time)}::uuid`
      : sql`${time.toISOString()}::timestamptz`;
  return [
    ...(startTime ? [sql`${column} >= ${at(startTime)}`] : []),
    ...(endTime ? [sql`${column} < ${at(nextSecond(endTime))}`] : []),
  ];
}

/** @throws pageCursorInvalid for a text that is no cursor of this table */
function afterCursor(entity: Entity, cursor: string): SQL {
  const texts = textsOf(cursor);
  const values = entity.order.map((name, index) => {
    const text = texts[index];
    return typeof text === 'string' ? valueIn(typeIn(entity, name), text) : undefined;
  });
  if (texts.length !== values.length || values.includes(undefined))
    throw new BusinessError('pageCursorInvalid');
  const columns = sql.join(entity.order.map(named), sql`, `);
  return sql`(${columns}) < (${sql.join(values as SQL[], sql`, `)})`;
}

function textsOf(cursor: string): readonly unknown[] {
  try {
    const place: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return Array.isArray(place) ? place : [];
  } catch {
    return [];
  }
}
