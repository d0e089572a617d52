import { pgTable, timestamp } from 'drizzle-orm/pg-core';

/**
 * One row for each write of an order long after its creation time. Totals of that time must be counted again.
 * Orders only insert and the counting jobs delete, so writers never wait for each other.
 */
export const lateOrderChanges = pgTable('late_order_changes', {
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/**
 * Reports that the sums have counted and the order analysis has not read yet. The job of the sums inserts and that of
 * the analysis deletes.
 */
export const countedOrderChanges = pgTable('counted_order_changes', {
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
