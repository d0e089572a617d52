import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Settings that somebody has set; the others hold their default. */
export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  /**
   * In the SDK's terms; null for a secret. Held in an object: a bare text in a JSON column comes back from one of
   * the drivers as whatever its letters mean in JSON.
   */
  held: jsonb('held').$type<{ readonly value: unknown }>(),
  /** A secret's value, sealed. */
  secretBox: text('secret_box'),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  /** The account as it was called then. */
  updatedBy: text('updated_by').notNull(),
});
