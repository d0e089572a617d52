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
import type { Order } from '../../orders/orders.public.ts';

export type Grain = 'hour' | 'day' | 'hourOfAll';

const sumMinor = (name: string) => bigint(name, { mode: 'number' }).notNull();
const count = (name: string) => integer(name).notNull();

/**
 * The figures of the orders that were created in one hour, or in one day of the platform's zone, and have all of this in
 * common: what `orders` would give if it were summed up anew. Nothing refers to these rows; they can always be counted again.
 * The hours of all orders together (`hourOfAll`) tell the same once more, in a hundredth of the rows.
 */
export const orderSums = pgTable(
  'order_sums',
  {
    grain: text('grain').$type<Grain>().notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    /** Null in the hours of all orders together, as everything else but kind and currency. */
    merchantId: uuid('merchant_id'),
    supplierId: uuid('supplier_id'),
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
 * How the collection orders went that were created on one day of the platform's zone and have all of this in common: four
 * bytes for each of them, in no order, as `statistics.performance-codes.ts` writes them. Read in place of the orders
 * wherever the day's sums may be read; written with those.
 */
export const orderPerformances = pgTable(
  'order_performances',
  {
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    /** Null in the rows of all merchants together, which tell the same once more in a tenth of the rows. */
    merchantId: uuid('merchant_id'),
    supplierId: uuid('supplier_id'),
    resourceId: uuid('resource_id'),
    productId: integer('product_id').notNull(),
    mainProductId: integer('main_product_id'),
    codes: bytes('codes').notNull(),
  },
  (table) => [index('order_performances_merchant').on(table.merchantId, table.startedAt)],
);

/** How far the orders have been summed up: one row, or none before the first time. */
export const orderSumState = pgTable('order_sum_state', {
  id: smallint('id').primaryKey(),
  /** Hours and days are those of this zone; under another one everything is counted again. */
  timeZone: text('time_zone').notNull(),
  /** Every hour that ended before has its sums. */
  summedUntil: timestamp('summed_until', { withTimezone: true }).notNull(),
  /** Grows with every turn: of two turns from one state, the store refuses the second. */
  turn: bigint('turn', { mode: 'number' }).notNull(),
});
