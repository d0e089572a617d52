import { pgTable, timestamp } from 'drizzle-orm/pg-core';

/**
 * An order was written long after the moment it is dated, one row each time: whoever has summed up the orders of that
 * moment has to do it again. Only ever added to by orders, so that nobody waits for anybody, and taken away by those
 * who have counted again.
 */
export const lateOrderChanges = pgTable('late_order_changes', {
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
