import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { orders } from '../orders/orders.table.ts';

/**
 * What a payer has said of the payment of an order, the last of it. Anybody who has the pay link may write it: it is no
 * proof of anything, and completes no order by itself.
 */
export const payerHints = pgTable(
  'payer_hints',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    /** As banks write it: the reference of the transfer, in capital letters. */
    reference: text('reference'),
    payerName: text('payer_name'),
    /** How often something was said. */
    times: integer('times').notNull(),
    saidAt: timestamp('said_at', { withTimezone: true }).notNull(),
    ip: text('ip').notNull(),
  },
  (table) => [index('payer_hints_reference').on(table.reference).where(sql`reference is not null`)],
);

export type PayerHint = typeof payerHints.$inferSelect;
