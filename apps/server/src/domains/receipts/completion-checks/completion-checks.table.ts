import { sql } from 'drizzle-orm';
import { check, pgTable, smallint, timestamp, uuid } from 'drizzle-orm/pg-core';

/** How far completed orders have been looked at once more: one row, the last order by the time of its completion. */
export const completionCheckState = pgTable(
  'completion_check_state',
  {
    id: smallint('id').primaryKey(),
    completedAt: timestamp('completed_at', { withTimezone: true }).notNull(),
    orderId: uuid('order_id').notNull(),
  },
  (table) => [check('completion_check_state_one', sql`${table.id} = 1`)],
);
