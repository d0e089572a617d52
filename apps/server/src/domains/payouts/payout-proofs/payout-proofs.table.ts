import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../access/access.public.ts';
import { orders } from '../../orders/orders.public.ts';
import { suppliers } from '../../parties/parties.public.ts';

/** Pictures of bank receipts, kept as long as their payout. */
export const payoutProofs = pgTable(
  'payout_proofs',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    attempt: integer('attempt').notNull(),
    /** Who paid then; another supplier that pays a later attempt does not see it. */
    supplierId: uuid('supplier_id').references(() => suppliers.id),
    /** As a data: address. */
    picture: text('picture').notNull(),
    /** SHA-256 of the picture. */
    digest: text('digest').notNull(),
    addedBy: uuid('added_by')
      .notNull()
      .references(() => users.id),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('payout_proofs_once').on(table.orderId, table.attempt, table.digest),
    index('payout_proofs_order').on(table.orderId, table.addedAt, table.id),
  ],
);
