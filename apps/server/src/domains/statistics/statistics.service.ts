import type { OperationIO } from '@platform/sdk';
import type { SettingValues } from '@platform/sdk/settings';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/connection.ts';
import type { Scope } from '../../kit/context.ts';
import type { OrderTypeId } from '../orders/orders.types.ts';
import { compareCurrencies, figuresByCurrency, figuresOf, type SumRow } from './statistics.figures.ts';
import { type FigureFilters, figuresCondition } from './statistics.filters.ts';
import { hourOfColumn, hourOrigin, type Span } from './statistics.hours.ts';
import { measuresAsText } from './statistics.measures.ts';
import { namesOf } from './statistics.names.ts';
import { dayMs, lastSecond, spanBefore } from './statistics.range.ts';
import { figuresSource, openSums, piecesIn, totalsIn } from './statistics.source.ts';
import { asMillis, momentOf } from './statistics.state.ts';

type Statistics = OperationIO['orders.statistics']['output'];
type Bucket = 'hour' | 'day' | 'month';

export interface StatisticsRequest extends FigureFilters {
  readonly orderType: OrderTypeId;
  readonly span: Span;
  readonly timeFormat: SettingValues['OrderStatisticsTimeFormat'];
  readonly groupByMerchant: boolean;
}

const buckets: Readonly<Record<StatisticsRequest['timeFormat'], Bucket>> = {
  'YYYY-MM-DD HH': 'hour',
  'YYYY-MM-DD': 'day',
  'YYYY-MM': 'month',
};

/** Steps of the setting's length; hours for two days or less, of which one or two steps would say little. */
const bucketOf = ({ span, timeFormat }: StatisticsRequest): Bucket =>
  span.to.getTime() - span.from.getTime() <= 2 * dayMs ? 'hour' : buckets[timeFormat];

type GroupRow = SumRow & {
  readonly groups: number;
  readonly at: number | null;
  readonly productId: number | null;
  readonly supplierId: string | null;
  readonly merchantId: string | null;
};

/** Which of (at, product, supplier, merchant) a row is not grouped by, as `grouping` counts. */
const grouped = { total: 0b1111, time: 0b0111, product: 0b1011, supplier: 0b1101, merchant: 0b1110 } as const;

export async function orderStatistics(
  tx: Queryable,
  request: StatisticsRequest,
  scope: Scope,
  timeZone: string,
): Promise<Statistics> {
  const { span, orderType } = request;
  const sums = await openSums(tx, timeZone);
  const condition = await figuresCondition(tx, request, scope);
  const bucket = bucketOf(request);
  const withMerchants = request.groupByMerchant && scope.kind !== 'suppliers';
  const sets = [
    sql`(currency)`,
    sql`(step, currency)`,
    sql`(product_id, currency)`,
    ...(scope.kind === 'merchant' ? [] : [sql`(supplier_id, currency)`]),
    ...(withMerchants ? [sql`(merchant_id, currency)`] : []),
  ];
  const source = figuresSource(await piecesIn(tx, sums, span, bucket === 'hour'), condition);
  const { rows } = await tx.execute<GroupRow>(sql`
    select grouping(step, product_id, supplier_id, merchant_id) as groups, ${asMillis(sql`step`)} as at,
      product_id as "productId", supplier_id as "supplierId", merchant_id as "merchantId", currency, ${measuresAsText}
    from (select *, ${stepOf(bucket, timeZone)} as step from (${source}) as figures) as stepped
    group by grouping sets (${sql.join(sets, sql`, `)})`);
  const byGroup = Map.groupBy(rows, ({ groups }) => Number(groups));
  const of = (group: keyof typeof grouped): GroupRow[] => byGroup.get(grouped[group]) ?? [];
  const names = await namesOf(tx, {
    products: of('product').map((row) => row.productId),
    suppliers: of('supplier').map((row) => row.supplierId),
    merchants: of('merchant').map((row) => row.merchantId),
  });
  const withFigures = (row: GroupRow) => ({ figures: figuresOf(row, scope) });
  const before = spanBefore(span);
  return {
    orderType,
    startTime: span.from.toISOString(),
    endTime: lastSecond(span).toISOString(),
    previousStartTime: before.from.toISOString(),
    previousEndTime: lastSecond(before).toISOString(),
    bucket,
    totals: figuresByCurrency(of('total'), scope),
    previousTotals: figuresByCurrency(await totalsIn(tx, sums, before, condition), scope),
    byTime: of('time')
      .toSorted((a, b) => Number(a.at) - Number(b.at) || compareCurrencies(a, b))
      .map((row) => ({ at: momentOf(row.at ?? 0).toISOString(), ...withFigures(row) })),
    byProduct: mostPaidFirst(of('product')).flatMap((row) => {
      const product = names.products.get(row.productId ?? 0);
      return product ? [{ ...product, ...withFigures(row) }] : [];
    }),
    bySupplier: mostPaidFirst(of('supplier')).flatMap((row) => {
      const supplier = names.suppliers.get(row.supplierId ?? '');
      return supplier ? [{ ...supplier, ...withFigures(row) }] : [];
    }),
    byMerchant: withMerchants
      ? mostPaidFirst(of('merchant')).flatMap((row) => {
          const merchant = names.merchants.get(row.merchantId ?? '');
          return merchant ? [{ ...merchant, ...withFigures(row) }] : [];
        })
      : null,
  };
}

/** Of two currencies the amounts cannot be compared, so orders are counted first. */
const mostPaidFirst = (rows: readonly GroupRow[]): GroupRow[] =>
  rows.toSorted(
    (a, b) =>
      Number(b.paidCount) - Number(a.paidCount) ||
      Number(b.paidMinor) - Number(a.paidMinor) ||
      Number(b.orderCount) - Number(a.orderCount) ||
      compareCurrencies(a, b),
  );

function stepOf(bucket: Bucket, timeZone: string): SQL {
  const origin = hourOrigin(timeZone);
  // Binned and not truncated: the hour that a clock change repeats is two hours.
  if (bucket === 'hour' && origin) return hourOfColumn(sql`at`, origin);
  return sql`date_trunc(${sql.raw(`'${bucket}'`)}, at, ${timeZone})`;
}
