import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { orders } from '../orders/orders.table.ts';

/**
 * Links that gateways made for their payers. One belongs to an attempt: a moved order is paid elsewhere. Null: the gateway
 * made none, and is asked no more.
 */
export const orderLinks = pgTable(
  'order_links',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    attempt: integer('attempt').notNull(),
    link: text('link'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the gateway said that nobody can pay by it any more. Null while it may be paid. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.attempt] })],
);
