import type { OperationIO } from '@platform/sdk';
import type { SettingValues } from '@platform/sdk/settings';
import type { Queryable } from '../../../db/connection.ts';
import type { Scope } from '../../../kit/operation/context.ts';
import type { Order } from '../../orders/orders.public.ts';
import { compareCurrencies, figuresByCurrency, figuresOf } from './statistics.figures.ts';
import { type FigureFilters, figuresColumns, figuresCondition } from './statistics.filters.ts';
import { type Bucket, figuresByGroup, type Group, type GroupRow, timeFigures } from './statistics.groups.ts';
import { namesOf } from './statistics.names.ts';
import { dayMs, lastSecond, type Periods } from './statistics.range.ts';
import { figuresSource, openSums, piecesIn, totalsIn } from './statistics.source.ts';
import { momentOf } from './statistics.state.ts';

export { withSnapshot } from './statistics.source.ts';
export { statusSums } from './statistics.statuses.ts';

type Statistics = OperationIO['orders.statistics']['output'];

export interface StatisticsRequest extends FigureFilters, Periods {
  readonly orderType: Order['orderType'];
  readonly timeFormat: SettingValues['OrderStatisticsTimeFormat'];
  readonly groupByMerchant: boolean;
}

const buckets: Readonly<Record<StatisticsRequest['timeFormat'], Bucket>> = {
  'YYYY-MM-DD HH': 'hour',
  'YYYY-MM-DD': 'day',
  'YYYY-MM': 'month',
};

/** Time steps as configured; hours for two days or less, where one or two steps would show little. */
export const bucketOf = ({ span, timeFormat }: Pick<StatisticsRequest, 'span' | 'timeFormat'>): Bucket =>
  span.to.getTime() - span.from.getTime() <= 2 * dayMs ? 'hour' : buckets[timeFormat];

/** The groups that the caller may see. */
function groupsFor({ groupByMerchant }: StatisticsRequest, { kind }: Scope): Exclude<Group, 'account'>[] {
  return [
    'product',
    ...(kind === 'merchant' ? [] : (['supplier'] as const)),
    ...(groupByMerchant && kind !== 'suppliers' ? (['merchant'] as const) : []),
  ];
}

/** Call it in a snapshot transaction. */
export async function orderStatistics(
  tx: Queryable,
  request: StatisticsRequest,
  scope: Scope,
  timeZone: string,
): Promise<Statistics> {
  const { span, before, orderType } = request;
  const sums = await openSums(tx, timeZone);
  const condition = await figuresCondition(tx, request, scope);
  const bucket = bucketOf(request);
  const groups = groupsFor(request, scope);
  const columns = figuresColumns(request, scope);
  const asked = { pieces: await piecesIn(tx, sums, span), condition, columns };
  const rows = await figuresByGroup(tx, asked, groups);
  // The sums of a day do not contain its hours.
  const pieces = await piecesIn(tx, sums, span, bucket === 'hour' ? 'hour' : 'day');
  const times = await timeFigures(tx, figuresSource(pieces, condition, columns), bucket, timeZone);
  const previous = await totalsIn(tx, sums, before, condition, columns);

  const of = (group: Group | 'total'): readonly GroupRow[] => rows.get(group) ?? [];
  const keysOf = (group: Group): string[] => of(group).flatMap(({ key }) => (key === null ? [] : [key]));
  const names = await namesOf(tx, {
    products: keysOf('product').map(Number),
    suppliers: keysOf('supplier'),
    merchants: keysOf('merchant'),
  });
  const named = <Name extends object>(group: Group, nameOf: (key: string) => Name | undefined) =>
    mostPaidFirst(of(group)).flatMap((row) => {
      const name = row.key === null ? undefined : nameOf(row.key);
      return name ? [{ ...name, figures: figuresOf(row, scope) }] : [];
    });
  return {
    orderType,
    startTime: span.from.toISOString(),
    endTime: lastSecond(span).toISOString(),
    previousStartTime: before.from.toISOString(),
    previousEndTime: lastSecond(before).toISOString(),
    bucket,
    totals: figuresByCurrency(of('total'), scope),
    previousTotals: figuresByCurrency(previous, scope),
    byTime: times
      .toSorted((a, b) => Number(a.key) - Number(b.key) || compareCurrencies(a, b))
      .map((row) => ({ at: momentOf(row.key ?? 0).toISOString(), figures: figuresOf(row, scope) })),
    byProduct: named('product', (key) => names.products.get(Number(key))),
    bySupplier: named('supplier', (key) => names.suppliers.get(key)),
    byMerchant: groups.includes('merchant') ? named('merchant', (key) => names.merchants.get(key)) : null,
  };
}

/** Sorts by number of paid orders first, because amounts of different currencies cannot be compared. */
const mostPaidFirst = (rows: readonly GroupRow[]): GroupRow[] =>
  rows.toSorted(
    (a, b) =>
      Number(b.paidCount) - Number(a.paidCount) ||
      Number(b.paidMinor) - Number(a.paidMinor) ||
      Number(b.orderCount) - Number(a.orderCount) ||
      compareCurrencies(a, b),
  );
