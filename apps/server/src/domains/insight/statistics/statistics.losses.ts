import type { OperationIO } from '@platform/sdk';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import type { Scope } from '../../../kit/operation/context.ts';
import { allocationLosses, isLost, lossFigure, lossReason, orders } from '../../orders/orders.public.ts';
import { noTestOrder } from './statistics.filters.ts';
import { hourMs, hourOfColumn, type Pieces, type Span } from './statistics.hours.ts';
import { dimensionColumns, partColumns } from './statistics.measures.ts';
import { grainOf } from './statistics.source.ts';
import { isoArray, ordersOfSpans, spansTable } from './statistics.state.ts';
import { type Grain, orderLosses, type Step, type SumColumn } from './statistics.table.ts';

type Loss = OperationIO['orders.breakdown']['output']['losses'][number];

const sums = sql`sum(order_count)::int as order_count, sum(amount_minor)::bigint as amount_minor`;
/** One row for each lost order, as it counts. */
const lostOrders = (columns: SQL): SQL =>
  sql`select ${columns}, ${lossFigure} as figure, ${lossReason} as reason, 1 as order_count, amount_minor`;
const written = (columns: SQL): SQL =>
  sql`${orderLosses} (grain, started_at, ${columns}, figure, reason, order_count, amount_minor)`;

/** Rewrites the losses of the hours that start at these times. */
export async function sumLossesOfHours(tx: Queryable, hours: readonly Date[], origin: Date): Promise<void> {
  const spans = hours.map((from) => ({ from, to: new Date(from.getTime() + hourMs) }));
  const startedAt = sql`${hourOfColumn(sql`${orders.createdAt}`, origin)} as started_at`;
  await forget(tx, 'hour', hours);
  await tx.execute(sql`
    insert into ${written(dimensionColumns)}
    select 'hour', started_at, ${dimensionColumns}, figure, reason, ${sums}
    from (${lostOrders(sql`${startedAt}, ${dimensionColumns}`)} from ${ordersOfSpans(spans)} where ${isLost}) as lost
    group by started_at, ${dimensionColumns}, figure, reason`);
  await sumParts(tx, 'hour', hours);
}

/** Rewrites the losses of whole days, from those of their hours. */
export async function sumLossesOfDays(tx: Queryable, days: readonly Span[]): Promise<void> {
  const starts = days.map(({ from }) => from);
  await forget(tx, 'day', starts);
  await tx.execute(sql`
    insert into ${written(dimensionColumns)}
    select 'day', span.since, ${dimensionColumns}, figure, reason, ${sums}
    from ${spansTable(days)}
      join ${orderLosses} on grain = 'hour' and started_at >= span.since and started_at < span.until
    group by span.since, ${dimensionColumns}, figure, reason`);
  await sumParts(tx, 'day', starts);
}

/** The parts of hours or days, from the losses that have every column. */
async function sumParts(tx: Queryable, step: Step, starts: readonly Date[]): Promise<void> {
  for (const [part, columns] of Object.entries(partColumns))
    await tx.execute(sql`
      insert into ${written(columns)}
      select ${`${step}Of${part}`}, started_at, ${columns}, figure, reason, ${sums}
      from ${orderLosses} where grain = ${step} and started_at = any(${isoArray(starts)})
        and ${part === 'Mark' ? sql`true` : noTestOrder}
      group by started_at, ${columns}, figure, reason`);
}

const forget = (tx: Queryable, step: Step, starts: readonly Date[]) => {
  const grains = [step, ...Object.keys(partColumns).map((part) => `${step}Of${part}`)];
  return tx.execute(sql`delete from ${orderLosses}
    where grain = any(${`{${grains.join(',')}}`}::text[]) and started_at = any(${isoArray(starts)})`);
};

export interface LossesRequest {
  readonly pieces: Pieces;
  readonly condition: SQL;
  /** The columns of the condition. */
  readonly columns: ReadonlySet<SumColumn>;
}

/** Where the orders of a span are lost and why: the most frequent reason of each figure first. */
export async function lossesIn(
  tx: Queryable,
  { pieces: { days, hours, raw }, condition, columns }: LossesRequest,
  { kind }: Scope,
): Promise<Loss[]> {
  const sources = [
    ...(days.length > 0 ? [fromSums(grainOf('day', columns), days, condition)] : []),
    ...(hours.length > 0 ? [fromSums(grainOf('hour', columns), hours, condition)] : []),
    ...raw.map(
      ({ from, to }) => sql`
        select currency, figure, reason, order_count, amount_minor
        from (${lostOrders(sql`currency`)} from ${orders}
          where ${orders.createdAt} >= ${from.toISOString()}::timestamptz
            and ${orders.createdAt} < ${to.toISOString()}::timestamptz and ${isLost} and ${condition}) as lost`,
    ),
  ];
  if (sources.length === 0) return [];
  const reason = kind === 'merchant' ? reasonForMerchants : sql`reason`;
  const { rows } = await tx.execute<Omit<Loss, 'amountMinor'> & { amountMinor: string }>(sql`
    select currency, figure, ${reason} as reason, sum(order_count)::int as "orderCount",
      sum(amount_minor)::text as "amountMinor"
    from (${sql.join(sources, sql` union all `)}) as losses
    group by 1, 2, 3 order by currency, figure, "orderCount" desc, reason`);
  return rows.map((row) => ({ ...row, amountMinor: Number(row.amountMinor) }));
}

/** What the accounts lacked is not for merchants. */
const reasonForMerchants = sql`case when reason in (${sql.raw(
  allocationLosses.map((loss) => `'${loss}'`).join(', '),
)}) then 'noAccount' else reason end`;

const fromSums = (grain: Grain, spans: readonly Span[], condition: SQL): SQL => sql`
  select currency, figure, reason, order_count, amount_minor
  from ${spansTable(spans)} join ${orderLosses}
    on grain = ${sql.raw(`'${grain}'`)} and started_at >= span.since and started_at < span.until
  where ${condition}`;
