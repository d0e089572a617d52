import type { OperationIO } from '@platform/sdk';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import type { Scope } from '../../../kit/operation/context.ts';
import { changesIn } from './statistics.changes.ts';
import { type FigureFilters, partiesCondition } from './statistics.filters.ts';
import type { Span } from './statistics.hours.ts';
import { namesOf } from './statistics.names.ts';
import type { PerformancePair } from './statistics.performance.ts';
import { codedDays, codesByAccount, keptCodes } from './statistics.performance-codes.ts';
import { ProfileGroups } from './statistics.profile-groups.ts';
import { dayMs, lastSecond, type Periods } from './statistics.range.ts';
import { openSums, piecesIn } from './statistics.source.ts';

type Profile = OperationIO['orders.profile']['output'];

export type ProfileRequest = Omit<FigureFilters, 'orderType' | 'orderMark'> & Periods;

const mostResources = 200;
/** Days per query, so that only a few codes are in memory at a time, whatever the number of orders. */
const daysAtOnce = 10;

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
  for (const [asked, period] of [
    [before, 'previous'],
    [span, 'current'],
  ] as const) {
    const { days, hours, raw } = await piecesIn(tx, sums, asked, 'evenDay');
    const single = [...hours, ...raw];
    const sources = [
      ...stretchesOf(days).map((stretch) => keptCodes(stretch, condition, byMerchant)),
      ...(single.length > 0 ? [codedDays(single, timeZone, condition)] : []),
    ];
    for (const source of sources) {
      for (const row of await codesByAccount(tx, source)) groups.add(row, period);
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
    total: groups.total(),
    byProduct: products.flatMap(([key, pair]) => named(names.products.get(Number(key)), pair)),
    bySupplier: suppliers.flatMap(([supplierId, pair]) => {
      const supplier = names.suppliers.get(supplierId);
      return supplier ? [{ supplierId, supplierName: supplier.supplierName, ...pair }] : [];
    }),
    byResource: shownResources.flatMap(([key, pair]) => named(names.resources.get(key), pair)),
    byHour: groups.byHour(),
    changes: await changesIn(tx, groups.tallies, span),
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
