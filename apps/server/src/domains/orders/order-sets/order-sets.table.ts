import { boolean, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { orders } from '../orders/orders.table.ts';

/**
 * Orders of a finding of the order analysis. The table is here so that the order list can filter by a finding without
 * knowing the wing that finds.
 */
export const orderSets = pgTable(
  'order_sets',
  {
    setId: uuid('set_id').notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** A decision about the set included this order. */
    covered: boolean('covered').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.setId, table.orderId] })],
);
