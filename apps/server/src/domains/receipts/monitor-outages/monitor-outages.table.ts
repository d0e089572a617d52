import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { monitorDevices } from '../monitor-devices/monitor-devices.table.ts';

/**
 * A period without a sign of life from a device, from the last sign on. A device has at most one open outage.
 */
export const monitorOutages = pgTable(
  'monitor_outages',
  {
    id: uuid('id').primaryKey(),
    monitorId: text('monitor_id')
      .notNull()
      .references(() => monitorDevices.id),
    /** Number of accounts that it watched when it went silent. */
    accountCount: integer('account_count').notNull(),
    silentSince: timestamp('silent_since', { withTimezone: true }).notNull(),
    foundAt: timestamp('found_at', { withTimezone: true }).notNull(),
    /** When signs of life resumed; null if the device is silent again. */
    backSince: timestamp('back_since', { withTimezone: true }),
    /** When the device had been back long enough to end the outage. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('monitor_outages_open').on(table.monitorId).where(sql`ended_at is null`),
    index('monitor_outages_newest').on(table.foundAt),
  ],
);
