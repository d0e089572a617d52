import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * When each device was last heard of. Separate from `resources`, because heartbeats never stop: an account that is not
 * rewritten by them is read from its indexes alone, and of many accounts of a device one row is written.
 */
export const monitorHeartbeats = pgTable('monitor_heartbeats', {
  /** As `resources.monitorId`. Without a foreign key: devices belong to a higher wing. */
  monitorId: text('monitor_id').primaryKey(),
  heardAt: timestamp('heard_at', { withTimezone: true }).notNull(),
});
