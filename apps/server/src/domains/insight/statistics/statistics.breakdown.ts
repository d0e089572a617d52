import type { OperationIO } from '@platform/sdk';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import type { Scope } from '../../../kit/operation/context.ts';
import { durationsIn } from './statistics.durations.ts';
import { figuresByCurrency, figuresOf, noSums } from './statistics.figures.ts';
import {
  narrowedScope,
  ofProductsIn,
  type SumFilters,
  sumsColumns,
  sumsCondition,
} from './statistics.filters.ts';
import {
  type Bucket,
  clockFigures,
  figuresByGroup,
  type Group,
  type GroupRow,
  groupFigures,
  timeFigures,
} from './statistics.groups.ts';
import type { Span } from './statistics.hours.ts';
import { lossesIn } from './statistics.losses.ts';
import { namesOf } from './statistics.names.ts';
import { lastSecond, type Periods } from './statistics.range.ts';
import { bucketOf, type StatisticsRequest } from './statistics.service.ts';
import { accountsSource, figuresSource, openSums, piecesIn, type SumsReader } from './statistics.source.ts';
import { momentOf } from './statistics.state.ts';
import { Steps } from './statistics.steps.ts';
import type { SumColumn } from './statistics.table.ts';

type Breakdown = OperationIO['orders.breakdown']['output'];
type Row = Breakdown['groups'][number];
type Grouping = NonNullable<OperationIO['orders.breakdown']['handlerInput']['by']>[number];

export interface BreakdownRequest
  extends Omit<SumFilters, 'isTest' | 'mainProductId' | 'orderType'>,
    Pick<StatisticsRequest, 'orderType' | 'timeFormat'>,
    Periods {
  readonly isProxy?: boolean;
  readonly by: readonly Grouping[];
}

/** Rows per group by party or account. */
const mostRows = 500;

interface Reading {
  readonly tx: Queryable;
  readonly sums: SumsReader;
  readonly condition: SQL;
  /** The columns of the condition. */
  readonly columns: ReadonlySet<SumColumn>;
  readonly bucket: Bucket;
  readonly by: ReadonlySet<Grouping>;
}

type Rows = ReadonlyMap<Grouping | 'total', readonly GroupRow[]>;

/** Call it in a snapshot transaction. */
export async function orderBreakdown(
  tx: Queryable,
  { isProxy, by, span, before, timeFormat, ...filters }: BreakdownRequest,
  caller: Scope,
  timeZone: string,
): Promise<Breakdown> {
  const scope = narrowedScope(caller, isProxy);
  const { merchantId, supplierIds, currency, orderMark } = filters;
  // Neither side may learn about the other by filtering.
  const isHidden =
    (scope.kind === 'merchant' && supplierIds !== undefined) ||
    (scope.kind === 'suppliers' && merchantId !== undefined);
  const asked = sumsCondition(orderMark === undefined ? { ...filters, isTest: false } : filters, scope);
  const condition = isHidden ? sql`false` : asked;
  const bucket = bucketOf({ span, timeFormat });
  const columns = sumsColumns(filters, scope);
  const reading: Reading = {
    tx,
    sums: await openSums(tx, timeZone),
    condition,
    columns,
    bucket,
    by: new Set(by.filter((group) => isShownTo(scope, group))),
  };
  const [current, previous] = [await read(reading, span), await read(reading, before)];

  // Stored durations have no currency; their other columns have the same names.
  const { currency: _currency, ...coded } = filters;
  const ofCodes = sumsCondition(coded, scope);
  const codedCondition = currency === undefined ? ofCodes : sql`${ofCodes} and ${ofProductsIn(currency)}`;
  const timed = async (period: Span) =>
    durationsIn(tx, {
      pieces: await piecesIn(tx, reading.sums, period),
      condition: isHidden ? condition : codedCondition,
      columns,
      timeZone,
    });
  return {
    orderType: filters.orderType,
    startTime: span.from.toISOString(),
    endTime: lastSecond(span).toISOString(),
    previousStartTime: before.from.toISOString(),
    previousEndTime: lastSecond(before).toISOString(),
    bucket,
    totals: figuresByCurrency(current.get('total') ?? [], scope),
    previousTotals: figuresByCurrency(previous.get('total') ?? [], scope),
    funnels: await funnelsIn(reading, span),
    losses: await lossesIn(tx, { pieces: await piecesIn(tx, reading.sums, span), condition, columns }, scope),
    durations: { current: await timed(span), previous: await timed(before) },
    groups: [
      ...timeRows(current, previous, { span, before, bucket, timeZone, scope }),
      ...(await namedRows(tx, current, previous, scope)),
      ...clockRows(current, previous, scope),
    ],
  };
}

const isShownTo = ({ kind }: Scope, group: Grouping): boolean =>
  !(kind === 'merchant' && (group === 'supplier' || group === 'account')) &&
  !(kind === 'suppliers' && group === 'merchant');

async function read(reading: Reading, span: Span): Promise<Rows> {
  const { tx, sums, condition, by, bucket, columns } = reading;
  const groups = (['product', 'supplier', 'merchant'] as const).filter((group) => by.has(group));
  const pieces = await piecesIn(tx, sums, span);
  const rows = new Map<Grouping | 'total', readonly GroupRow[]>(
    await figuresByGroup(tx, { pieces, condition, columns }, groups),
  );
  const hourly = async (isByHour: boolean): Promise<SQL> =>
    figuresSource(await piecesIn(tx, sums, span, isByHour ? 'hour' : 'day'), condition, columns);
  if (by.has('time'))
    rows.set('time', await timeFigures(tx, await hourly(bucket === 'hour'), bucket, sums.timeZone));
  if (by.has('hour') || by.has('weekday')) {
    const clock = await clockFigures(tx, await hourly(true), sums.timeZone);
    for (const group of ['hour', 'weekday'] as const) if (by.has(group)) rows.set(group, clock[group]);
  }
  if (by.has('account')) {
    const source = accountsSource(pieces, condition, columns.has('merchant'));
    const accounts = await groupFigures(tx, source, ['account']);
    rows.set('account', accounts.get('account') ?? []);
  }
  return rows;
}

async function funnelsIn(
  { tx, sums, condition, columns }: Reading,
  span: Span,
): Promise<Breakdown['funnels']> {
  const source = figuresSource(await piecesIn(tx, sums, span), condition, columns);
  const { rows } = await tx.execute<Breakdown['funnels'][number]>(sql`
    select currency, sum(order_count)::int as "createdCount", sum(created_count)::int as "waitingCount",
      sum(order_count - created_count - failed_count)::int as "allocatedCount",
      sum(live_count - created_count)::int as "payingCount", sum(paid_count)::int as "paidCount",
      sum(unacknowledged_count)::int as "unacknowledgedCount", sum(acknowledged_count)::int as "acknowledgedCount"
    from (${source}) as figures group by currency order by currency`);
  return rows;
}

/** The rows of both periods by key and currency. */
function paired(
  group: Grouping,
  current: Rows,
  previous: Rows,
  scope: Scope,
): Pick<Row, 'key' | 'current' | 'previous'>[] {
  const idOf = ({ key, currency }: GroupRow): string => `${key} ${currency}`;
  const byId = (rows: Rows) =>
    new Map((rows.get(group) ?? []).flatMap((row) => (row.key === null ? [] : [[idOf(row), row] as const])));
  const [now, then] = [byId(current), byId(previous)];
  return [...new Map([...then, ...now]).entries()].map(([id, { key, currency }]) => ({
    key: key ?? '',
    current: figuresOf(now.get(id) ?? noSums(currency), scope),
    previous: figuresOf(then.get(id) ?? noSums(currency), scope),
  }));
}

interface Stepping extends Periods {
  readonly bucket: Bucket;
  readonly timeZone: string;
  readonly scope: Scope;
}

/** Each step beside the one with the same number in the preceding range. */
function timeRows(current: Rows, previous: Rows, { span, before, bucket, timeZone, scope }: Stepping): Row[] {
  const [now, then] = [new Steps(span, bucket, timeZone), new Steps(before, bucket, timeZone)];
  const numbered = (rows: Rows, steps: Steps): Rows =>
    new Map([
      [
        'time',
        (rows.get('time') ?? []).map((row) => ({
          ...row,
          key: String(steps.numberOf(momentOf(row.key ?? 0))),
        })),
      ],
    ]);
  return paired('time', numbered(current, now), numbered(previous, then), scope)
    .toSorted((a, b) => Number(a.key) - Number(b.key) || byCurrency(a, b))
    .flatMap(({ key, ...pair }) => {
      const [step, compared] = [now.at(Number(key)), then.at(Number(key))];
      if (!step) return [];
      const startTime = step.from.toISOString();
      const past = compared && { from: compared.from.toISOString(), to: lastSecond(compared).toISOString() };
      return [
        {
          by: 'time' as const,
          key: startTime,
          name: null,
          detail: null,
          times: {
            startTime,
            endTime: lastSecond(step).toISOString(),
            previousStartTime: past?.from ?? null,
            previousEndTime: past?.to ?? null,
          },
          ...pair,
        },
      ];
    });
}

async function namedRows(tx: Queryable, current: Rows, previous: Rows, scope: Scope): Promise<Row[]> {
  const groups = (['product', 'merchant', 'supplier', 'account'] as const).map((by) => ({
    by,
    rows: paired(by, current, previous, scope).toSorted(busiestFirst).slice(0, mostRows),
  }));
  const keysOf = (wanted: Group): string[] =>
    groups.flatMap(({ by, rows }) => (by === wanted ? rows.map(({ key }) => key) : []));
  const names = await namesOf(tx, {
    products: keysOf('product').map(Number),
    suppliers: keysOf('supplier'),
    merchants: keysOf('merchant'),
    resources: keysOf('account'),
  });
  const same = (name: string) => ({ 'zh-CN': name, 'zh-TW': name, 'en-US': name });
  const nameOf = (by: Group, key: string): Pick<Row, 'name' | 'detail'> | undefined => {
    switch (by) {
      case 'product': {
        const product = names.products.get(Number(key));
        return product && { name: product.productName, detail: null };
      }
      case 'merchant': {
        const merchant = names.merchants.get(key);
        return merchant && { name: same(merchant.merchantName), detail: merchant.mchId };
      }
      case 'supplier': {
        const supplier = names.suppliers.get(key);
        return supplier && { name: same(supplier.supplierName), detail: null };
      }
      case 'account': {
        const account = names.resources.get(key);
        return account && { name: same(account.resourceName), detail: account.supplierName };
      }
    }
  };
  return groups.flatMap(({ by, rows }) =>
    rows.flatMap((row) => {
      const name = nameOf(by, row.key);
      return name ? [{ by, ...name, times: null, ...row }] : [];
    }),
  );
}

function clockRows(current: Rows, previous: Rows, scope: Scope): Row[] {
  const placeOf = (key: string): number => {
    const [first = 0, second] = key.split('-').map(Number);
    return second === undefined ? first : first * 24 + second;
  };
  return (['hour', 'weekday'] as const).flatMap((by) =>
    paired(by, current, previous, scope)
      .toSorted((a, b) => placeOf(a.key) - placeOf(b.key) || byCurrency(a, b))
      .map((row) => ({ by, name: null, detail: null, times: null, ...row })),
  );
}

type Paired = ReturnType<typeof paired>[number];
const byCurrency = (a: Pick<Row, 'current'>, b: Pick<Row, 'current'>): number =>
  a.current.currency < b.current.currency ? -1 : a.current.currency > b.current.currency ? 1 : 0;
/** By number of paid orders first, because amounts of different currencies cannot be compared. */
const busiestFirst = (a: Paired, b: Paired): number =>
  b.current.paidCount - a.current.paidCount ||
  b.current.orderCount - a.current.orderCount ||
  b.previous.orderCount - a.previous.orderCount ||
  byCurrency(a, b) ||
  (a.key < b.key ? -1 : 1);
