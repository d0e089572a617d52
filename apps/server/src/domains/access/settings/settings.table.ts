import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Settings that were set. The others have their default. */
export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  /**
   * In SDK units; null for a secret. Wrapped in an object, because one of the drivers parses a bare text in a
   * JSON column as JSON.
   */
  held: jsonb('held').$type<{ readonly value: unknown }>(),
  /** A secret's value, sealed. */
  secretBox: text('secret_box'),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  /** The account name at that time. */
  updatedBy: text('updated_by').notNull(),
});
