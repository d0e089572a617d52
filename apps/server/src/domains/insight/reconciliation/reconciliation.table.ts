import { sql } from 'drizzle-orm';
import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
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

const count = (name: string) => integer(name).notNull();
const sumMinor = (name: string) => bigint(name, { mode: 'number' }).notNull();

/**
 * The figures of an account, a day of the platform's time zone and a direction; a day without any has no row. They equal
 * those that `daySums` reads from the rows, and can be rebuilt at any time.
 */
export const reconciliationSums = pgTable(
  'reconciliation_sums',
  {
    resourceId: uuid('resource_id').notNull(),
    day: date('day').notNull(),
    direction: text('direction').$type<'in' | 'out'>().notNull(),
    matchedCount: count('matched_count'),
    matchedMinor: sumMinor('matched_minor'),
    unmatchedCount: count('unmatched_count'),
    unmatchedMinor: sumMinor('unmatched_minor'),
    suspiciousCount: count('suspicious_count'),
    suspiciousMinor: sumMinor('suspicious_minor'),
    ignoredCount: count('ignored_count'),
    ignoredMinor: sumMinor('ignored_minor'),
    ordersCount: count('orders_count'),
    ordersMinor: sumMinor('orders_minor'),
    /** Money of records of the day for orders of the same day. */
    bothMinor: sumMinor('both_minor'),
    /** Of the account, in the row of money that came in. */
    unreadCount: count('unread_count'),
  },
  (table) => [
    primaryKey({ columns: [table.resourceId, table.day, table.direction] }),
    index('reconciliation_sums_day').on(table.day, table.resourceId),
  ],
);

/** Progress of the summing: one row, or none before the first run. */
export const reconciliationSumState = pgTable('reconciliation_sum_state', {
  id: smallint('id').primaryKey(),
  /** Time zone of the days. When it changes, everything is summed again. */
  timeZone: text('time_zone').notNull(),
  /** Every day before this one has its sums. */
  summedUntil: date('summed_until').notNull(),
  /** Incremented by every run. Of two runs that start from the same state, the database refuses the second. */
  turn: bigint('turn', { mode: 'number' }).notNull(),
});

/**
 * One row for each change of a record or order long after the time that places it on the board. The day of that time is
 * summed again for the account. Triggers of `statements` and `orders` insert (in the migration that creates this table),
 * the summing deletes, so writers never wait for each other.
 */
export const lateAccountChanges = pgTable('late_account_changes', {
  resourceId: uuid('resource_id').notNull(),
  at: timestamp('at', { withTimezone: true }).notNull(),
});
