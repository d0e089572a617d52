import { jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { BrokenInvariant } from './system-check.types.ts';

/**
 * Progress of the regular comparison of ledger, orders and reservations, shared by all processes; one row.
 * Each check covers new data and a stretch of older data, and starts again after the end.
 */
export const systemChecks = pgTable('system_checks', {
  id: smallint('id').primaryKey(),
  checkedAt: timestamp('checked_at', { withTimezone: true }).notNull(),
  /** The last transfer checked as new. */
  newTransferId: uuid('new_transfer_id'),
  /** Position of the rounds over older transfers and orders; null at the start. */
  oldTransferId: uuid('old_transfer_id'),
  oldOrderId: uuid('old_order_id'),
  /** Violations found by the last check. */
  broken: jsonb('broken').$type<readonly BrokenInvariant[]>().notNull(),
  /** The violations already reported to users. */
  toldOf: text('told_of').notNull(),
});
