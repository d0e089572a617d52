import { sql } from 'drizzle-orm';
import { check, pgTable, smallint, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Progress of the completion check: one row with the last order checked, by completion time. */
export const completionCheckState = pgTable(
  'completion_check_state',
  {
    id: smallint('id').primaryKey(),
    completedAt: timestamp('completed_at', { withTimezone: true }).notNull(),
    orderId: uuid('order_id').notNull(),
  },
  (table) => [check('completion_check_state_one', sql`${table.id} = 1`)],
);
