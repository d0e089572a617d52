import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import type { SumRow } from './statistics.figures.ts';
import { hourOfColumn, hourOrigin } from './statistics.hours.ts';
import { measuresAsText, summedMeasures } from './statistics.measures.ts';
import { asMillis } from './statistics.state.ts';

export type Bucket = 'hour' | 'day' | 'month';
export type Group = 'product' | 'supplier' | 'merchant';

/**
 * Figures of one currency. `key` identifies the group: a product number, an id, or a time in milliseconds.
 */
export type GroupRow = SumRow & { readonly key: string | null };

const columns: Readonly<Record<Group, SQL>> = {
  product: sql`product_id`,
  supplier: sql`supplier_id`,
  merchant: sql`merchant_id`,
};

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

function stepOf(bucket: Bucket, timeZone: string): SQL {
  const origin = hourOrigin(timeZone);
  // Uses bins instead of truncation, because an hour repeated by a clock change is two hours.
  if (bucket === 'hour' && origin) return hourOfColumn(sql`at`, origin);
  return sql`date_trunc(${sql.raw(`'${bucket}'`)}, at, ${timeZone})`;
}
