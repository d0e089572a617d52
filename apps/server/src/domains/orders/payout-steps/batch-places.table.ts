import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { orders } from '../orders/orders.table.ts';

/** State of a payout in its batch. The first three are open. */
export type BatchPlaceState =
  | 'prepared'
  | 'paying'
  | 'proven'
  | 'paid'
  | 'exception'
  | 'rejecting'
  | 'rejected'
  | 'returned';

/**
 * The payouts of payout batches. Every step of a payout keeps its place up to date, so that a payout that is handled
 * singly changes its batch too. The batches themselves belong to the payouts wing, so there is no foreign key to them.
 */
export const payoutBatchOrders = pgTable(
  'payout_batch_orders',
  {
    batchId: uuid('batch_id').notNull(),
    /** Number of the batch, which refusals name. */
    batchCode: text('batch_code').notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** Number of the row in the file, from 1; null once it has left before the export. */
    row: integer('row'),
    /** As it was when the batch took it; a payout's amount never changes. */
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    state: text('state').$type<BatchPlaceState>().notNull(),
    /** Reason of the last step. */
    reason: text('reason'),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.batchId, table.orderId] }),
    uniqueIndex('payout_batch_orders_row').on(table.batchId, table.row),
    // A payout is in one batch at a time.
    uniqueIndex('payout_batch_orders_live').on(table.orderId).where(sql`state <> 'returned'`),
    index('payout_batch_orders_order').on(table.orderId),
    index('payout_batch_orders_open').on(table.batchId).where(sql`state in ('prepared', 'paying', 'proven')`),
  ],
);
