import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { orders } from '../orders/orders.table.ts';

/**
 * The payer's last entered payment details of an order. Anybody with the pay link can write it, so it proves
 * nothing and completes no order by itself.
 */
export const payerHints = pgTable(
  'payer_hints',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    /** Transfer reference in capital letters, as banks write it. */
    reference: text('reference'),
    payerName: text('payer_name'),
    /** Number of submissions. */
    times: integer('times').notNull(),
    saidAt: timestamp('said_at', { withTimezone: true }).notNull(),
    ip: text('ip').notNull(),
  },
  (table) => [index('payer_hints_reference').on(table.reference).where(sql`reference is not null`)],
);

export type PayerHint = typeof payerHints.$inferSelect;
