import { integer, jsonb, pgTable, smallint, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../../access/access.public.ts';
import type { OrderTypeId } from '../orders.types.ts';
import type { BatchCreatedRow, BatchCurrencyTotal } from './batch.types.ts';

/** Files that became orders, each with the answer of its upload. */
export const orderBatches = pgTable(
  'order_batches',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** Scope of the duplicate check: a merchant's id, or `staff` for all platform users. */
    owner: text('owner').notNull(),
    /** The caller's idempotency key of the upload. */
    key: text('key').notNull(),
    /** SHA-256 of the file. */
    fileHash: text('file_hash').notNull(),
    fileName: text('file_name').notNull(),
    orderType: smallint('order_type').$type<OrderTypeId>().notNull(),
    rowCount: integer('row_count').notNull(),
    totals: jsonb('totals').$type<readonly BatchCurrencyTotal[]>().notNull(),
    rows: jsonb('rows').$type<readonly BatchCreatedRow[]>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('order_batches_key').on(table.userId, table.key),
    uniqueIndex('order_batches_file').on(table.owner, table.fileHash),
  ],
);

/** Uploads in progress, one per user. A row outlives its deadline only when a process was killed. */
export const orderUploads = pgTable('order_uploads', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  /** Distinguishes uploads of one user, so that each deletes only its own row. */
  id: uuid('id').notNull(),
  until: timestamp('until', { withTimezone: true }).notNull(),
});
