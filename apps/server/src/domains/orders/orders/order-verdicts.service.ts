import { sql } from 'drizzle-orm';
import { testMark } from './orders.labels.ts';
import { figureConditions, isPaid } from './orders.measures.ts';
import { orders } from './orders.table.ts';

/** Labels of orders that people found suspicious or malicious. */
const isLabelled = sql`${orders.mark} in (1, 4)`;
/** What a risk rule should have let through: the order was paid, and nothing was found against it. */
export const wentWell = sql`(${isPaid} and not ${figureConditions.reversed} and not ${isLabelled})`;
/** What a risk rule should have found: the order failed, or money or people spoke against it later. */
export const wentBadly = sql`(${figureConditions.timedOut} or ${figureConditions.failed} or ${figureConditions.rejected}
  or ${figureConditions.reversed} or ${isLabelled})`;

/** How many orders a risk rule concerns, and what became of them. */
export interface OrderVerdicts extends Record<string, unknown> {
  readonly orderCount: number;
  readonly goodCount: number;
  readonly badCount: number;
}
export const noVerdicts: OrderVerdicts = { orderCount: 0, goodCount: 0, badCount: 0 };
/** The columns of `OrderVerdicts`, by name. */
export const verdictColumns = {
  orderCount: sql<number>`count(*)::int`,
  goodCount: sql<number>`(count(*) filter (where ${wentWell}))::int`,
  badCount: sql<number>`(count(*) filter (where ${wentBadly}))::int`,
};

/** Orders that staff create to test a merchant say nothing about payers. */
export const isNoTest = sql`${orders.mark} <> ${testMark}`;
