import type { Currency, OperationIO } from '@platform/sdk';
import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../db/connection.ts';
import { type AllocationRules, localDateOf } from '../allocation/allocation.service.ts';
import { resourceLoads } from '../allocation/allocation.table.ts';
import { resourceProducts, resources } from './resources.table.ts';

type Sums = NonNullable<OperationIO['resources.list']['output']['summary']>;
type Total = Sums['totals'][number];

/**
 * Sums over the whole filter, by currency. Accounts are summed by time zone and day first, so that "today" is
 * found once for each of these instead of once for each account.
 */
export async function sumResources(
  db: Queryable,
  conditions: SQL | undefined,
  { rules, now }: { rules: Pick<AllocationRules, 'countsReserved'>; now: Date },
): Promise<Sums> {
  const { currency, timeZone, dailyLimitMinor } = resources;
  const { processingCount, reservedMinor, paidMinor, paidOn } = resourceLoads;
  const sumOf = (value: AnyPgColumn) => sql`coalesce(sum(${value}), 0)`.mapWith(Number);
  const groups = await db
    .select({
      currency,
      count: sql<number>`count(*)::int`,
      processingOrderCount: sumOf(processingCount),
      reservedMinor: sumOf(reservedMinor),
      paidMinor: sumOf(paidMinor),
      isToday: sql<boolean>`coalesce(${paidOn} = ${localDateOf(timeZone, now)}, false)`,
      limitCount: sql<number>`count(${dailyLimitMinor})::int`,
      dailyLimitMinor: sumOf(dailyLimitMinor),
    })
    .from(resources)
    .innerJoin(resourceLoads, eq(resourceLoads.resourceId, resources.id))
    .where(conditions)
    .groupBy(currency, timeZone, paidOn);
  const enabled = exists(
    db
      .select({ one: sql`1` })
      .from(resourceProducts)
      .where(and(eq(resourceProducts.resourceId, resources.id), eq(resourceProducts.enabled, true))),
  );
  const sum = <Row>(rows: readonly Row[], numberOf: (row: Row) => number) =>
    rows.reduce((total, row) => total + numberOf(row), 0);
  const totalOf = (code: Currency, rows: typeof groups): Total => {
    const count = sum(rows, (row) => row.count);
    const reserved = sum(rows, (row) => row.reservedMinor);
    const paid = sum(rows, (row) => (row.isToday ? row.paidMinor : 0));
    const isLimited = count === sum(rows, ({ limitCount }) => limitCount);
    return {
      currency: code,
      count,
      reservedMinor: reserved,
      paidMinor: paid,
      dailyUsedMinor: paid + (rules.countsReserved ? reserved : 0),
      dailyLimitMinor: isLimited ? sum(rows, (row) => row.dailyLimitMinor) : null,
    };
  };
  const byCurrency = Map.groupBy(groups, (row) => row.currency);
  const codes = [...byCurrency.keys()].sort();
  return {
    count: sum(groups, ({ count }) => count),
    enabledCount: await db.$count(resources, and(conditions, enabled)),
    processingOrderCount: sum(groups, ({ processingOrderCount }) => processingOrderCount),
    totals: codes.map((code) => totalOf(code, byCurrency.get(code) ?? [])),
  };
}
