import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { type Order, orders } from '../../orders/orders.public.ts';
import type { SumRow } from './statistics.figures.ts';
import { type LongestPiece, type Pieces, piecesOf, type Span } from './statistics.hours.ts';
import {
  accountColumns,
  dimensionColumns,
  measureColumns,
  measuresAsText,
  measuresOfOrder,
  merchantAccountColumns,
} from './statistics.measures.ts';
import {
  asMillis,
  hoursReported,
  momentOf,
  type SumState,
  spansTable,
  sumStateOf,
} from './statistics.state.ts';
import { type Grain, orderSums, type Step, type SumColumn } from './statistics.table.ts';

/** The sums in one snapshot: all spans read from them are of the same moment. */
export interface SumsReader {
  readonly timeZone: string;
  readonly state: SumState | undefined;
  readonly lateHours: ReadonlySet<number>;
}

/** Reads everything of one answer in one snapshot, so that its parts add up. */
export async function withSnapshot<T>(
  transact: HandlerContext['transact'],
  work: (tx: Queryable) => Promise<T>,
): Promise<T> {
  return transact(async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    return work(tx);
  });
}

/** Call it in a snapshot transaction. */
export async function openSums(tx: Queryable, timeZone: string): Promise<SumsReader> {
  const state = await sumStateOf(tx, timeZone);
  const late = state ? await hoursReported(tx, state.origin) : [];
  return { timeZone, state, lateHours: new Set(late.map((hour) => hour.getTime())) };
}

export async function piecesIn(
  tx: Queryable,
  { timeZone, state, lateHours }: SumsReader,
  span: Span,
  longest: LongestPiece = 'day',
): Promise<Pieces> {
  if (!state) return { days: [], hours: [], raw: [span] };
  const dayStarts = await daysOf(tx, span, timeZone);
  return piecesOf(span, { ...state, lateHours, dayStarts, longest });
}

async function daysOf(tx: Queryable, { from, to }: Span, timeZone: string): Promise<Date[]> {
  const local = (time: Date): SQL => sql`${time.toISOString()}::timestamptz at time zone ${timeZone}`;
  const { rows } = await tx.execute<{ at: number }>(sql`
    select ${asMillis(sql`(day at time zone ${timeZone})`)} as at
    from generate_series(date_trunc('day', ${local(from)}), ${local(to)} + interval '1 day', interval '1 day') as day
    order by at`);
  return rows.map(({ at }) => momentOf(at));
}

const partOf = { product: 'Product', merchant: 'Merchant', supplier: 'Supplier', mark: 'Mark' } as const;

/** The sums with the fewest rows that have these columns; those with every column if none are given. */
export function grainOf(step: Step, columns?: ReadonlySet<SumColumn>): Grain {
  if (columns === undefined || columns.size > 1) return step;
  const [column] = columns;
  return `${step}Of${column === undefined ? 'All' : partOf[column]}`;
}

/**
 * Rows whose figures add up to those of the span: `at`, the grouping columns, and the figures. A request that
 * names the columns of its condition and its groups reads fewer rows, and no test orders if the label is not
 * among them.
 */
export function figuresSource(
  { days, hours, raw }: Pieces,
  condition: SQL,
  columns?: ReadonlySet<SumColumn>,
): SQL {
  const parts = [
    ...(days.length > 0 ? [fromSums(grainOf('day', columns), days, condition)] : []),
    ...(hours.length > 0 ? [fromSums(grainOf('hour', columns), hours, condition)] : []),
    ...(raw.length > 0 ? [fromOrders(raw, condition)] : []),
  ];
  return parts.length > 0 ? sql.join(parts, sql` union all `) : fromOrders([], condition);
}

/**
 * Rows by account. Only whole days are summed by account; the rest is read from the orders.
 *
 * @param byMerchant whether the condition has the merchant
 */
export function accountsSource({ days, hours, raw }: Pieces, condition: SQL, byMerchant: boolean): SQL {
  const ofAccount = sql`resource_id is not null and ${condition}`;
  const [grain, columns] = byMerchant
    ? (['dayOfMerchantAccount', merchantAccountColumns] as const)
    : (['dayOfAccount', accountColumns] as const);
  const single = [...hours, ...raw].map(
    ({ from, to }) => sql`
      select ${orders.createdAt} as at, ${columns}, ${measuresOfOrder} from ${orders}
      where ${orders.createdAt} >= ${from.toISOString()}::timestamptz
        and ${orders.createdAt} < ${to.toISOString()}::timestamptz and ${ofAccount}`,
  );
  return sql.join([fromSums(grain, days, ofAccount, columns), ...single], sql` union all `);
}

export type TotalRow = SumRow & { readonly orderType: Order['orderType'] };

/** The totals of a span, by kind of order and currency. */
export async function totalsIn(
  tx: Queryable,
  sums: SumsReader,
  span: Span,
  condition: SQL,
  columns?: ReadonlySet<SumColumn>,
): Promise<TotalRow[]> {
  const source = figuresSource(await piecesIn(tx, sums, span), condition, columns);
  const { rows } = await tx.execute<TotalRow>(sql`
    select order_type as "orderType", currency, ${measuresAsText}
    from (${source}) as figures group by order_type, currency`);
  return rows;
}

const fromSums = (
  grain: Grain,
  spans: readonly Span[],
  condition: SQL,
  columns: SQL = dimensionColumns,
): SQL => sql`
  select started_at as at, ${columns}, ${measureColumns}
  from ${spansTable(spans)} join ${orderSums}
    on grain = ${sql.raw(`'${grain}'`)} and started_at >= span.since and started_at < span.until
  where ${condition}`;

/**
 * Each span is a query of its own: for spans in a table the planner does not know how short they are, and
 * scans all orders.
 */
const fromOrders = (spans: readonly Span[], condition: SQL): SQL =>
  spans.length === 0
    ? ordersWhere(sql`false`)
    : sql.join(
        spans.map(({ from, to }) =>
          ordersWhere(sql`${orders.createdAt} >= ${from.toISOString()}::timestamptz
            and ${orders.createdAt} < ${to.toISOString()}::timestamptz and ${condition}`),
        ),
        sql` union all `,
      );

const ordersWhere = (condition: SQL): SQL => sql`
  select ${orders.createdAt} as at, ${dimensionColumns}, ${measuresOfOrder} from ${orders} where ${condition}`;
