import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { allocationAttempts } from '../allocation/allocation.table.ts';
import { midnightOf } from './resources.shown.ts';
import { resources } from './resources.table.ts';

export interface Figures {
  readonly orderCount: number;
  readonly paidCount: number;
  readonly paidMinor: number;
  /** Share of paid orders among ended ones; null when none has ended. */
  readonly successRate: number | null;
}

export const noFigures: Figures = { orderCount: 0, paidCount: 0, paidMinor: 0, successRate: null };

/** Figures of orders allocated to the accounts since midnight in each account's time zone. */
export async function figuresOfToday(
  db: Queryable,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Figures>> {
  if (ids.length === 0) return new Map();
  const { state, payAmountMinor, allocatedAt } = allocationAttempts;
  const rows = await db
    .select({
      resourceId: resources.id,
      orderCount: sql<number>`count(*)::int`,
      endedCount: sql<number>`(count(*) filter (where ${state} <> 'reserved'))::int`,
      paidCount: sql<number>`(count(*) filter (where ${state} = 'paid'))::int`,
      paidMinor: sql`coalesce(sum(${payAmountMinor}) filter (where ${state} = 'paid'), 0)`.mapWith(Number),
    })
    .from(allocationAttempts)
    .innerJoin(resources, eq(resources.id, allocationAttempts.resourceId))
    .where(and(inArray(resources.id, [...ids]), gte(allocatedAt, midnightOf(now))))
    .groupBy(resources.id);
  return new Map(
    rows.map(({ resourceId, endedCount, ...figures }) => [
      resourceId,
      { ...figures, successRate: endedCount === 0 ? null : figures.paidCount / endedCount },
    ]),
  );
}
