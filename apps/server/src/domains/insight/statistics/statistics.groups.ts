import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import type { SumRow } from './statistics.figures.ts';
import { hourOfColumn, hourOrigin, type Pieces } from './statistics.hours.ts';
import { measuresAsText, summedMeasures } from './statistics.measures.ts';
import { figuresSource, grainOf } from './statistics.source.ts';
import { asMillis } from './statistics.state.ts';
import type { SumColumn } from './statistics.table.ts';

export type Bucket = 'hour' | 'day' | 'month';
export type Group = 'product' | 'supplier' | 'merchant' | 'account';

/**
 * Figures of one currency. `key` identifies the group: a product number, an id, or a time in milliseconds.
 */
export type GroupRow = SumRow & { readonly key: string | null };

export interface FiguresAsked {
  readonly pieces: Pieces;
  readonly condition: SQL;
  /** The columns of the condition. */
  readonly columns: ReadonlySet<SumColumn>;
}

const columns: Readonly<Record<Group, SQL>> = {
  product: sql`product_id`,
  supplier: sql`supplier_id`,
  merchant: sql`merchant_id`,
  account: sql`resource_id`,
};

/** Total figures, and figures by each group, each from the sums with the fewest rows. */
export async function figuresByGroup(
  tx: Queryable,
  { pieces, condition, columns }: FiguresAsked,
  groups: readonly Exclude<Group, 'account'>[],
): Promise<ReadonlyMap<Group | 'total', readonly GroupRow[]>> {
  const columnsWith = (read: readonly SumColumn[]): ReadonlySet<SumColumn> => new Set([...columns, ...read]);
  const sources = Map.groupBy(['total', ...groups] as const, (group) =>
    grainOf('day', columnsWith(group === 'total' ? [] : [group])),
  );
  const found = new Map<Group | 'total', readonly GroupRow[]>();
  for (const [, together] of sources) {
    const read = together.filter((group) => group !== 'total');
    const source = figuresSource(pieces, condition, columnsWith(read));
    const rows =
      read.length > 0 ? await groupFigures(tx, source, read) : new Map([['total', await totals(tx, source)]]);
    for (const group of together) found.set(group, rows.get(group) ?? []);
  }
  return found;
}

async function totals(tx: Queryable, source: SQL): Promise<GroupRow[]> {
  const { rows } = await tx.execute<GroupRow>(
    sql`select null as key, currency, ${measuresAsText} from (${source}) as figures group by currency`,
  );
  return rows;
}

/**
 * Total figures, and figures by each group. Aggregates by all groups together first, which leaves few rows,
 * and then by each group, so that the many source rows are read once.
 */
export async function groupFigures(
  tx: Queryable,
  source: SQL,
  groups: readonly Group[],
): Promise<ReadonlyMap<Group | 'total', readonly GroupRow[]>> {
  const grouped = sql.join(
    groups.map((group) => columns[group]),
    sql`, `,
  );
  const sets = groups.map((group) => sql`(${columns[group]}, currency)`);
  const keys = groups.map((group) => sql`${columns[group]}::text`);
  const { rows } = await tx.execute<GroupRow & { left_out: number }>(sql`
    select grouping(${grouped})::int as left_out, coalesce(${sql.join(keys, sql`, `)}) as key, currency, ${measuresAsText}
    from (
      select ${grouped}, currency, ${summedMeasures} from (${source}) as figures group by ${grouped}, currency
    ) as summed
    group by grouping sets ((currency), ${sql.join(sets, sql`, `)})`);
  return Map.groupBy(rows, ({ left_out: leftOut }) => groupOf(leftOut, groups));
}

/**
 * PostgreSQL's `grouping()` sets one bit per column that a row is not grouped by; the last group has the
 * lowest bit.
 */
function groupOf(leftOut: number, groups: readonly Group[]): Group | 'total' {
  const last = groups.length - 1;
  return groups.find((_, index) => (leftOut & (1 << (last - index))) === 0) ?? 'total';
}

/** Figures per time step. */
export async function timeFigures(
  tx: Queryable,
  source: SQL,
  bucket: Bucket,
  timeZone: string,
): Promise<readonly GroupRow[]> {
  const { rows } = await tx.execute<GroupRow>(sql`
    select ${asMillis(sql`step`)}::bigint::text as key, currency, ${measuresAsText}
    from (select *, ${stepOf(bucket, timeZone)} as step from (${source}) as figures) as stepped
    group by step, currency`);
  return rows;
}

/** Figures by hour of day (`14`), and by weekday and hour (`3-14`), in the zone. */
export async function clockFigures(
  tx: Queryable,
  source: SQL,
  timeZone: string,
): Promise<Readonly<Record<'hour' | 'weekday', readonly GroupRow[]>>> {
  const { rows } = await tx.execute<GroupRow & { weekday: number | null; hour: number }>(sql`
    select weekday, hour, currency, ${measuresAsText}
    from (
      select *, extract(isodow from at at time zone ${timeZone})::int as weekday,
        extract(hour from at at time zone ${timeZone})::int as hour
      from (${source}) as figures
    ) as clocked
    group by grouping sets ((hour, currency), (weekday, hour, currency))`);
  const keyed = rows.map((row) => ({
    ...row,
    key: row.weekday === null ? String(row.hour) : `${row.weekday}-${row.hour}`,
  }));
  return {
    hour: keyed.filter(({ weekday }) => weekday === null),
    weekday: keyed.filter(({ weekday }) => weekday !== null),
  };
}

function stepOf(bucket: Bucket, timeZone: string): SQL {
  const origin = hourOrigin(timeZone);
  // Uses bins instead of truncation, because an hour repeated by a clock change is two hours.
  if (bucket === 'hour' && origin) return hourOfColumn(sql`at`, origin);
  return sql`date_trunc(${sql.raw(`'${bucket}'`)}, at, ${timeZone})`;
}
