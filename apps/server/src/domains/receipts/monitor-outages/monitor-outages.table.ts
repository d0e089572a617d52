import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { monitorDevices } from '../monitor-devices/monitor-devices.table.ts';

/** A time in which a device was not heard of, from its last sign on. A device has one at a time. */
export const monitorOutages = pgTable(
  'monitor_outages',
  {
    id: uuid('id').primaryKey(),
    monitorId: text('monitor_id')
      .notNull()
      .references(() => monitorDevices.id),
    /** Accounts that it watched when it fell silent. */
    accountCount: integer('account_count').notNull(),
    silentSince: timestamp('silent_since', { withTimezone: true }).notNull(),
    foundAt: timestamp('found_at', { withTimezone: true }).notNull(),
    /** Since when it has been heard of again; null where it fell silent once more. */
    backSince: timestamp('back_since', { withTimezone: true }),
    /** When it had been back for long enough. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('monitor_outages_open').on(table.monitorId).where(sql`ended_at is null`),
    index('monitor_outages_newest').on(table.foundAt),
  ],
);
