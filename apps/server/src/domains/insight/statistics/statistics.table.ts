import type { Currency } from '@platform/sdk';
import {
  bigint,
  customType,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { LossFigure, Order } from '../../orders/orders.public.ts';

/** A grouping column that the sums may lack, so that they have fewer rows. */
export type SumColumn = 'product' | 'merchant' | 'supplier' | 'mark';
export type Step = 'hour' | 'day';
/** What a part of the sums is grouped by besides kind, currency and time. */
export type Part = 'All' | 'Product' | 'Merchant' | 'Supplier' | 'Mark';
export type Grain = Step | `${Step}Of${Part}` | 'dayOfAccount' | 'dayOfMerchantAccount';

const sumMinor = (name: string) => bigint(name, { mode: 'number' }).notNull();
const count = (name: string) => integer(name).notNull();

/**
 * Sums over the orders that were created in one hour, or in one day of the platform's time zone, and share
 * all of these columns. They equal an aggregation of `orders`. Nothing refers to these rows, so they can be
 * rebuilt at any time. Each part (`hourOfProduct`, `dayOfAll`) repeats the same sums by one of the columns or
 * none, in as little as a hundredth of the rows; those without the label leave test orders out. The days of accounts count the orders
 * that have an account, with and without their merchants.
 */
export const orderSums = pgTable(
  'order_sums',
  {
    grain: text('grain').$type<Grain>().notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    /** Null in the parts that are not by merchant, like every other grouping column except kind and currency. */
    merchantId: uuid('merchant_id'),
    supplierId: uuid('supplier_id'),
    /** Only in the days of accounts. */
    resourceId: uuid('resource_id'),
    productId: integer('product_id'),
    mainProductId: integer('main_product_id'),
    orderType: smallint('order_type').$type<Order['orderType']>().notNull(),
    mark: smallint('mark').$type<Order['mark']>(),
    currency: text('currency').$type<Currency>().notNull(),
    orderCount: count('order_count'),
    amountMinor: sumMinor('amount_minor'),
    paidCount: count('paid_count'),
    paidMinor: sumMinor('paid_minor'),
    liveCount: count('live_count'),
    timedOutCount: count('timed_out_count'),
    failedCount: count('failed_count'),
    rejectedCount: count('rejected_count'),
    exceptionCount: count('exception_count'),
    supplementCount: count('supplement_count'),
    reversedCount: count('reversed_count'),
    reversedMinor: sumMinor('reversed_minor'),
    feeMinor: sumMinor('fee_minor'),
    commissionMinor: sumMinor('commission_minor'),
    createdCount: count('created_count'),
    allocatedCount: count('allocated_count'),
    expiredCount: count('expired_count'),
    acknowledgedCount: count('acknowledged_count'),
    unacknowledgedCount: count('unacknowledged_count'),
    unallocatedCount: count('unallocated_count'),
  },
  (table) => [index('order_sums_time').on(table.grain, table.startedAt)],
);

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/**
 * Performance codes of the orders, without test orders, that were created on one day of the platform's time zone and
 * share all of these columns: four bytes per order, unordered, in the format of
 * `statistics.performance-codes.ts`. Read instead of the orders wherever the day's sums may be read; written
 * together with the sums.
 */
export const orderPerformances = pgTable(
  'order_performances',
  {
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    /** Null in the rows of all merchants together, which repeat the same codes in a tenth of the rows. */
    merchantId: uuid('merchant_id'),
    supplierId: uuid('supplier_id'),
    resourceId: uuid('resource_id'),
    productId: integer('product_id').notNull(),
    mainProductId: integer('main_product_id'),
    orderType: smallint('order_type').$type<Order['orderType']>().notNull().default(1),
    mark: smallint('mark').$type<Order['mark']>(),
    codes: bytes('codes').notNull(),
  },
  (table) => [index('order_performances_merchant').on(table.merchantId, table.startedAt)],
);

/**
 * How long the orders, without test orders, took that were created in one hour or day of the platform's time
 * zone and share all of these columns: how many took each step of time, in the format of
 * `statistics.duration-counts.ts`. Written together with the sums.
 */
export const orderDurations = pgTable(
  'order_durations',
  {
    step: text('step').$type<Step>().notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    productId: integer('product_id').notNull(),
    mainProductId: integer('main_product_id'),
    orderType: smallint('order_type').$type<Order['orderType']>().notNull(),
    mark: smallint('mark').$type<Order['mark']>(),
    counts: bytes('counts').notNull(),
  },
  (table) => [index('order_durations_time').on(table.step, table.startedAt)],
);

/**
 * How many of the orders that were created in one hour or day are lost, in which figure and for which reason. Hours,
 * days and their parts are those of `order_sums`, and written together with them.
 */
export const orderLosses = pgTable(
  'order_losses',
  {
    grain: text('grain').$type<Exclude<Grain, 'dayOfAccount' | 'dayOfMerchantAccount'>>().notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    merchantId: uuid('merchant_id'),
    supplierId: uuid('supplier_id'),
    productId: integer('product_id'),
    mainProductId: integer('main_product_id'),
    orderType: smallint('order_type').$type<Order['orderType']>().notNull(),
    mark: smallint('mark').$type<Order['mark']>(),
    currency: text('currency').$type<Currency>().notNull(),
    figure: text('figure').$type<LossFigure>().notNull(),
    reason: text('reason').notNull(),
    orderCount: count('order_count'),
    amountMinor: sumMinor('amount_minor'),
  },
  (table) => [index('order_losses_time').on(table.grain, table.startedAt)],
);

/** Progress of the summing: one row, or none before the first run. */
export const orderSumState = pgTable('order_sum_state', {
  id: smallint('id').primaryKey(),
  /** Time zone of the hours and days. When it changes, everything is summed again. */
  timeZone: text('time_zone').notNull(),
  /** Every hour that ended before this time has its sums. */
  summedUntil: timestamp('summed_until', { withTimezone: true }).notNull(),
  /**
   * Incremented by every run. Of two runs that start from the same state, the database refuses the second.
   */
  turn: bigint('turn', { mode: 'number' }).notNull(),
});
