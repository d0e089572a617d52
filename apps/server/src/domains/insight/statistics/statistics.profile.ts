import type { OperationIO } from '@platform/sdk';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import type { Scope } from '../../../kit/operation/context.ts';
import { changesIn } from './statistics.changes.ts';
import { type FigureFilters, noTestOrder, partiesCondition } from './statistics.filters.ts';
import type { Span } from './statistics.hours.ts';
import { namesOf } from './statistics.names.ts';
import { Performance, type PerformancePair } from './statistics.performance.ts';
import { codedOrders, codesIn, hourOfCode, keptCodes } from './statistics.performance-codes.ts';
import { dayMs, lastSecond, type Periods } from './statistics.range.ts';
import { openSums, piecesIn } from './statistics.source.ts';

type Profile = OperationIO['orders.profile']['output'];

export type ProfileRequest = Omit<FigureFilters, 'orderType' | 'orderMark'> & Periods;

type Dimension = 'product' | 'supplier' | 'resource' | 'hour';
const mostResources = 200;
/** Days per query, so that only a few codes are in memory at a time, whatever the number of orders. */
const daysAtOnce = 10;

type CodedRow = {
  readonly product: number;
  readonly supplier: string | null;
  readonly resource: string | null;
  readonly codes: Uint8Array;
};

/** The performance of collection orders. Summed days are read from their codes, the rest from the orders. */
export async function orderProfile(
  tx: Queryable,
  request: ProfileRequest,
  scope: Scope,
  timeZone: string,
): Promise<Profile> {
  const { span, before } = request;
  const condition = sql`order_type = 1 and ${await partiesCondition(tx, request, scope)}`;
  const sums = await openSums(tx, timeZone);
  const byMerchant = request.merchantUserId !== undefined || scope.kind === 'merchant';
  const groups = new ProfileGroups();
  for (const [period, isCurrent] of [
    [before, false],
    [span, true],
  ] as const) {
    const { days, hours, raw } = await piecesIn(tx, sums, period);
    const single = [...hours, ...raw];
    const sources = [
      ...stretchesOf(days).map((stretch) => keptCodes(stretch, condition, byMerchant)),
      ...(single.length > 0 ? [codedOrders(single, timeZone, condition)] : []),
    ];
    for (const source of sources) {
      for (const row of await codesByAccount(tx, source)) groups.add(row, isCurrent);
    }
  }
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
    changes: await changesIn(tx, sums, { span, before }, sql`${condition} and ${noTestOrder}`),
  };
}

const named = <Name extends object>(name: Name | undefined, pair: PerformancePair) =>
  name ? [{ ...name, ...pair }] : [];

const stretchesOf = (days: readonly Span[]): Span[] =>
  days.flatMap(({ from, to }) => {
    const count = Math.ceil((to.getTime() - from.getTime()) / (daysAtOnce * dayMs));
    return Array.from({ length: count }, (_, index) => ({
      from: new Date(from.getTime() + index * daysAtOnce * dayMs),
      to: new Date(Math.min(from.getTime() + (index + 1) * daysAtOnce * dayMs, to.getTime())),
    }));
  });

async function codesByAccount(tx: Queryable, source: SQL): Promise<CodedRow[]> {
  const { rows } = await tx.execute<CodedRow>(sql`
    select product_id as product, supplier_id as supplier, resource_id as resource, string_agg(codes, ''::bytea) as codes
    from (${source}) as coded group by product_id, supplier_id, resource_id`);
  return rows;
}

/** Collects the performance of each group. */
class ProfileGroups {
  readonly #groups = new Map<string, Performance>();
  readonly #account = new Performance();

  /**
   * Each order is read once, for its account and its hour. The account's result is then added to the other
   * groups.
   */
  add({ product, supplier, resource, codes: bytes }: CodedRow, isCurrent: boolean): void {
    const hours = Array.from({ length: 24 }, (_, hour) => this.#group('hour', String(hour), isCurrent));
    this.#account.clear();
    for (const code of codesIn(bytes)) {
      this.#account.add(code);
      hours[hourOfCode(code)]?.add(code);
    }
    this.#group('total', '', isCurrent).addAll(this.#account);
    this.#group('product', String(product), isCurrent).addAll(this.#account);
    if (supplier !== null) this.#group('supplier', supplier, isCurrent).addAll(this.#account);
    if (resource !== null) this.#group('resource', resource, isCurrent).addAll(this.#account);
  }

  get total(): PerformancePair {
    return this.at('total', '');
  }

  /** Sorted by number of orders, largest first. */
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
