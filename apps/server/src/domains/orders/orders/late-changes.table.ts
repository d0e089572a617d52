import { pgTable, timestamp } from 'drizzle-orm/pg-core';

/**
 * One row for each write of an order long after its creation time. Totals of that time must be counted again.
 * Orders only insert and the counting jobs delete, so writers never wait for each other.
 */
export const lateOrderChanges = pgTable('late_order_changes', {
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
