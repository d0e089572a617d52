import type { OperationIO } from '@platform/sdk';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/connection.ts';
import type { Scope } from '../../kit/context.ts';
import { orders } from '../orders/orders.table.ts';
import { type FigureFilters, figuresCondition } from './statistics.filters.ts';
import { stepOfMillis } from './statistics.histogram.ts';
import type { Span } from './statistics.hours.ts';
import { namesOf } from './statistics.names.ts';
import { Performance, type PerformanceCounts, type PerformancePair } from './statistics.performance.ts';
import { lastSecond, spanBefore } from './statistics.range.ts';

type Profile = OperationIO['orders.profile']['output'];

export interface ProfileRequest extends FigureFilters {
  readonly span: Span;
}

type Dimension = 'product' | 'supplier' | 'resource' | 'hour';
/** An account has one supplier and a day all of its hours: three passes tell five things. */
const groupings = { product: 'product', account: 'supplier, resource', hour: 'hour' } as const;
const mostResources = 200;

type ProfileRow = PerformanceCounts & {
  readonly [column: string]: unknown;
  /** What a row is not grouped by, a bit each: product, resource, hour, and the time to pay. */
  readonly left_out: number;
  readonly is_current: boolean;
  readonly product: number | null;
  readonly supplier: string | null;
  readonly resource: string | null;
  readonly hour: number | null;
  readonly allocation_step: number | null;
};

/** How well collection orders go, from the orders themselves: what is seldom asked for is not kept ready. */
export async function orderProfile(
  tx: Queryable,
  request: ProfileRequest,
  scope: Scope,
  timeZone: string,
): Promise<Profile> {
  const { span } = request;
  const before = spanBefore(span);
  const condition = await figuresCondition(tx, { ...request, orderType: 1 }, scope);
  const rows = await profileRows(tx, { from: before.from, to: span.to }, span.from, condition, timeZone);
  const groups = new ProfileGroups(rows);
  const [products, suppliers, resources] = [
    groups.of('product'),
    groups.of('supplier'),
    groups.of('resource'),
  ];
  const shownResources = resources.slice(0, mostResources);
  const names = await namesOf(tx, {
    products: products.map(([key]) => Number(key)),
    suppliers: suppliers.map(([key]) => key),
    resources: shownResources.map(([key]) => key),
  });
  return {
    startTime: span.from.toISOString(),
    endTime: lastSecond(span).toISOString(),
    previousStartTime: before.from.toISOString(),
    previousEndTime: lastSecond(before).toISOString(),
    total: groups.total,
    byProduct: products.flatMap(([key, pair]) => named(names.products.get(Number(key)), pair)),
    bySupplier: suppliers.flatMap(([supplierId, pair]) => {
      const supplier = names.suppliers.get(supplierId);
      return supplier ? [{ supplierId, supplierName: supplier.supplierName, ...pair }] : [];
    }),
    byResource: shownResources.flatMap(([key, pair]) => named(names.resources.get(key), pair)),
    byHour: Array.from({ length: 24 }, (_, hour) => ({ hour, ...groups.at('hour', String(hour)) })),
  };
}

const named = <Name extends object>(name: Name | undefined, pair: PerformancePair) =>
  name ? [{ ...name, ...pair }] : [];

async function profileRows(
  tx: Queryable,
  { from, to }: Span,
  currentFrom: Date,
  condition: SQL,
  timeZone: string,
): Promise<ProfileRow[]> {
  const since = (later: SQL, earlier: SQL): SQL =>
    stepOfMillis(sql`extract(epoch from ${later} - ${earlier}) * 1000`);
  const { status, completedAt, allocatedAt, createdAt } = orders;
  const sets = Object.values(groupings).flatMap((columns) =>
    ['pay_step', 'allocation_step'].map((step) => sql.raw(`(is_current, ${columns}, ${step})`)),
  );
  const { rows } = await tx.execute<ProfileRow>(sql`
    select grouping(product, resource, hour, pay_step)::int as left_out, is_current, product, supplier, resource,
      hour, pay_step, allocation_step, count(*)::int as orders, sum(is_allocated)::int as allocated,
      sum(is_paid)::int as paid, sum(is_timed_out)::int as timed_out, sum(is_acknowledged)::int as acknowledged,
      sum(is_ended)::int as ended
    from (
      select ${createdAt} >= ${currentFrom.toISOString()}::timestamptz as is_current, product_id as product,
        supplier_id as supplier, resource_id as resource,
        extract(hour from ${createdAt} at time zone ${timeZone})::int as hour,
        (${allocatedAt} is not null)::int as is_allocated, (${status} in (4, 5))::int as is_paid,
        (${status} = 3)::int as is_timed_out, (${status} = 4)::int as is_acknowledged,
        (${status} in (3, 4, 5, 10))::int as is_ended,
        case when ${status} in (4, 5) and ${orders.supplementStatus} = 0
          then ${since(sql`${completedAt}`, sql`${allocatedAt}`)} end as pay_step,
        case when ${orders.attempt} = 1 then ${since(sql`${allocatedAt}`, sql`${createdAt}`)} end as allocation_step
      from ${orders}
      where ${createdAt} >= ${from.toISOString()}::timestamptz and ${createdAt} < ${to.toISOString()}::timestamptz
        and ${condition}
    ) as measured
    group by grouping sets (${sql.join(sets, sql`, `)})`);
  return rows;
}

function groupsOfRow({
  left_out: leftOut,
  ...row
}: ProfileRow): [Dimension | 'total', string | number | null][] {
  if ((leftOut & 0b1000) === 0) return [['product', row.product]];
  if ((leftOut & 0b0100) === 0) {
    return [
      ['supplier', row.supplier],
      ['resource', row.resource],
    ];
  }
  return [
    ['hour', row.hour],
    ['total', ''],
  ];
}

/** The performance of each group, gathered from rows that are one step of time each. */
class ProfileGroups {
  readonly #groups = new Map<string, Performance>();

  constructor(rows: readonly ProfileRow[]) {
    for (const row of rows) {
      for (const [dimension, key] of groupsOfRow(row)) {
        if (key === null) continue;
        const group = this.#group(dimension, String(key), row.is_current);
        if ((row.left_out & 1) === 0) group.addCounts(row);
        else group.addAllocations(row.allocation_step, row.orders);
      }
    }
  }

  get total(): PerformancePair {
    return this.at('total', '');
  }

  /** Most orders first. */
  of(dimension: Dimension): [key: string, pair: PerformancePair][] {
    const keys = [...this.#groups.keys()]
      .filter((id) => id.startsWith(`${dimension} `))
      .map((id) => id.split(' ')[1] ?? '');
    return [...new Set(keys)]
      .map((key): [string, PerformancePair] => [key, this.at(dimension, key)])
      .toSorted(
        ([a, left], [b, right]) =>
          right.current.orderCount - left.current.orderCount ||
          right.previous.orderCount - left.previous.orderCount ||
          (a < b ? -1 : 1),
      );
  }

  at(dimension: Dimension | 'total', key: string): PerformancePair {
    return {
      current: this.#group(dimension, key, true).figures(),
      previous: this.#group(dimension, key, false).figures(),
    };
  }

  #group(dimension: Dimension | 'total', key: string, isCurrent: boolean): Performance {
    const id = `${dimension} ${key} ${isCurrent}`;
    const known = this.#groups.get(id);
    if (known) return known;
    const group = new Performance();
    this.#groups.set(id, group);
    return group;
  }
}
