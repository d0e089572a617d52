import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { orders } from './orders.table.ts';

/**
 * References of collections that several transfers paid. An order holds one of them itself; the others are here, so that
 * no second order can use them. They stay when the order is reversed.
 */
export const furtherReferences = pgTable(
  'further_references',
  {
    utr: text('utr').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
  },
  (table) => [index('further_references_order').on(table.orderId)],
);
