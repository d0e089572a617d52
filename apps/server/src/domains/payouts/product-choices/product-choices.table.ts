import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { orders } from '../../orders/orders.public.ts';

/**
 * Orders whose script a process is asking now. The script runs outside of any transaction, so a lease keeps others from
 * asking too. A row is deleted with the allocation; the one of a process that died is taken over when its lease has
 * ended. Asking twice does no harm: the order's own lock decides who allocates it.
 */
export const productChoices = pgTable('product_choices', {
  orderId: uuid('order_id')
    .primaryKey()
    .references(() => orders.id),
  leasedUntil: timestamp('leased_until', { withTimezone: true }).notNull(),
});
