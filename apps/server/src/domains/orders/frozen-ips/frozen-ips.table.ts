import { sql } from 'drizzle-orm';
import { check, index, inet, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** Addresses and networks that no new order may come from. Rows stay when they end, as the history. */
export const frozenIps = pgTable(
  'frozen_ips',
  {
    id: uuid('id').primaryKey(),
    /** In its one way of writing (`networkText`). */
    network: inet('network').notNull(),
    reason: text('reason').notNull(),
    /** Null: until it is thawed. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    /** The account name at that time. */
    frozenBy: text('frozen_by').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When it was thawed, or when a later freeze of the same network found it expired. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
    thawedBy: text('thawed_by'),
  },
  (table) => [
    uniqueIndex('frozen_ips_live').on(table.network).where(sql`ended_at is null`),
    // For the networks that hold an address.
    index('frozen_ips_network').using('gist', sql`network inet_ops`),
    index('frozen_ips_created').on(table.createdAt, table.id),
    check('frozen_ips_thawed', sql`${table.thawedBy} is null or ${table.endedAt} is not null`),
  ],
);

export type FrozenIp = typeof frozenIps.$inferSelect;
