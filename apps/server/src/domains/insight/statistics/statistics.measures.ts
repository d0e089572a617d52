import type { OperationIO } from '@platform/sdk';
import { type SQL, sql } from 'drizzle-orm';
import { figureConditions, isPaid, movedMinor, type Order, orders } from '../../orders/orders.public.ts';
import { orderSums, type Part } from './statistics.table.ts';

export type OrderFigures = OperationIO['orders.statistics']['output']['totals'][number];
type Measure = Exclude<keyof OrderFigures, 'currency' | 'successRate'>;

const { status, amountMinor } = orders;
const one = (condition: SQL): SQL => sql`(${condition})::int`;
const amount = (condition: SQL, value: SQL): SQL => sql`case when ${condition} then ${value} else 0 end`;

/**
 * The amount that one order adds to each figure. Every order counts as exactly one of paid, live, timed out,
 * failed, rejected, exception.
 */
const measures: Readonly<Record<Measure, SQL>> = {
  orderCount: sql`1`,
  amountMinor: sql`${amountMinor}`,
  paidCount: one(figureConditions.paid),
  paidMinor: amount(isPaid, movedMinor),
  liveCount: one(figureConditions.live),
  timedOutCount: one(figureConditions.timedOut),
  failedCount: one(figureConditions.failed),
  rejectedCount: one(figureConditions.rejected),
  exceptionCount: one(figureConditions.exception),
  supplementCount: one(figureConditions.supplement),
  reversedCount: one(figureConditions.reversed),
  reversedMinor: amount(figureConditions.reversed, movedMinor),
  feeMinor: amount(isPaid, sql`coalesce(${orders.feeMinor}, 0)`),
  commissionMinor: amount(isPaid, sql`coalesce(${orders.commissionMinor}, 0)`),
};

/** Number of orders by the status that lists filter by. Every order of either kind has exactly one. */
const statusMeasures = {
  createdCount: one(sql`${status} = 1`),
  allocatedCount: one(sql`${status} = 2`),
  expiredCount: one(sql`${status} = 3`),
  acknowledgedCount: one(sql`${status} = 4`),
  unacknowledgedCount: one(sql`${status} = 5`),
  unallocatedCount: one(sql`${status} = 10`),
} as const satisfies Partial<Record<keyof typeof orderSums.$inferSelect, SQL>>;

/** The sum that counts the orders of each status. */
export const statusColumns = {
  1: 'createdCount',
  2: 'allocatedCount',
  3: 'expiredCount',
  4: 'acknowledgedCount',
  5: 'unacknowledgedCount',
  10: 'unallocatedCount',
} as const satisfies Record<Order['status'], keyof typeof statusMeasures>;

const stored: Readonly<Record<Measure | keyof typeof statusMeasures, SQL>> = {
  ...measures,
  ...statusMeasures,
};
const storedNames = Object.keys(stored) as readonly (keyof typeof stored)[];

export const measureNames = Object.keys(measures) as readonly Measure[];

const columnOf = (name: keyof typeof stored): SQL => sql.raw(`"${orderSums[name].name}"`);
const list = <Name>(names: readonly Name[], of: (name: Name) => SQL): SQL => sql.join(names.map(of), sql`, `);
const summed = (name: keyof typeof stored): SQL => sql`sum(${columnOf(name)}) as ${columnOf(name)}`;

/** All values that are summed per order, named like their columns in the sums. */
export const measuresOfOrder: SQL = list(storedNames, (name) => sql`${stored[name]} as ${columnOf(name)}`);
export const measureColumns: SQL = list(storedNames, columnOf);
/** Select list that writes the sums. */
export const storedSums: SQL = list(storedNames, summed);
/** Select list that reads figures. */
export const summedMeasures: SQL = list(measureNames, summed);
/** Number of orders in each status, by status id. */
export const summedStatuses: SQL = list(
  Object.entries(statusColumns),
  ([id, name]) => sql`coalesce(sum(${columnOf(name)}), 0)::int as ${sql.raw(`"${id}"`)}`,
);
/** The sums as text, named as in the contract. As text, no driver rounds them. */
export const measuresAsText: SQL = list(
  measureNames,
  (name) => sql`sum(${columnOf(name)})::text as ${sql.raw(`"${name}"`)}`,
);

const columnsOf = (columns: readonly { readonly name: string }[]): SQL =>
  sql.raw(columns.map(({ name }) => `"${name}"`).join(', '));

const kindColumns = [
  orderSums.productId,
  orderSums.mainProductId,
  orderSums.orderType,
  orderSums.mark,
  orderSums.currency,
];

/** The columns that orders are grouped by; the same columns in both tables. */
export const dimensionColumns: SQL = columnsOf([orderSums.merchantId, orderSums.supplierId, ...kindColumns]);
/** The same for the parts of the sums. */
export const partColumns: Readonly<Record<Part, SQL>> = {
  All: columnsOf([orderSums.orderType, orderSums.currency]),
  Product: columnsOf([orderSums.orderType, orderSums.currency, orderSums.productId, orderSums.mainProductId]),
  Merchant: columnsOf([orderSums.orderType, orderSums.currency, orderSums.merchantId]),
  Supplier: columnsOf([orderSums.orderType, orderSums.currency, orderSums.supplierId]),
  Mark: columnsOf([orderSums.orderType, orderSums.currency, orderSums.mark]),
};
/** The same for the days of accounts. */
export const accountColumns: SQL = columnsOf([orderSums.resourceId, orderSums.supplierId, ...kindColumns]);
/** The same for the days of accounts with their merchants. */
export const merchantAccountColumns: SQL = sql`${columnsOf([orderSums.merchantId])}, ${accountColumns}`;

/** A row of sums as the database returns it. */
export type MeasureTexts = Readonly<Record<Measure, string>>;
