import { sql } from 'drizzle-orm';
import { date, index, jsonb, pgTable, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../access/access.public.ts';
import { resources } from '../../orders/orders.public.ts';

/** Days of an account that a person closed. A reopened closing stays; another one may follow it. */
export const reconciliationClosings = pgTable(
  'reconciliation_closings',
  {
    id: uuid('id').primaryKey(),
    resourceId: uuid('resource_id')
      .notNull()
      .references(() => resources.id),
    day: date('day').notNull(),
    /** Every figure of that moment, to compare with those of now. */
    figures: jsonb('figures').$type<Readonly<Record<string, number>>>().notNull(),
    closedBy: uuid('closed_by')
      .notNull()
      .references(() => users.id),
    closedAt: timestamp('closed_at', { withTimezone: true }).notNull(),
    reopenedBy: uuid('reopened_by').references(() => users.id),
    reopenedAt: timestamp('reopened_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('reconciliation_closings_day')
      .on(table.resourceId, table.day)
      .where(sql`reopened_at is null`),
    index('reconciliation_closings_days').on(table.day, table.resourceId).where(sql`reopened_at is null`),
  ],
);
