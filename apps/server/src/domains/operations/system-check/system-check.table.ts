import { jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { BrokenInvariant } from './system-check.types.ts';

/**
 * How far the regular comparison of ledger, orders and reservations has come, whichever process makes it; one row. It
 * looks at what is new, and beside that goes over everything older a stretch at a time and begins again at the end.
 */
export const systemChecks = pgTable('system_checks', {
  id: smallint('id').primaryKey(),
  checkedAt: timestamp('checked_at', { withTimezone: true }).notNull(),
  /** The last transfer that was looked at when it was new. */
  newTransferId: uuid('new_transfer_id'),
  /** Where the rounds over the older transfers and orders are; null at their beginning. */
  oldTransferId: uuid('old_transfer_id'),
  oldOrderId: uuid('old_order_id'),
  /** What did not hold the last time. */
  broken: jsonb('broken').$type<readonly BrokenInvariant[]>().notNull(),
  /** Which of it people were told of. */
  toldOf: text('told_of').notNull(),
});
