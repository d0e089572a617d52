import type { Currency, ResidueKind } from '@platform/sdk';
import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../access/access.public.ts';
import { orders } from '../../orders/orders.public.ts';
import { suppliers } from '../../parties/parties.public.ts';
import { statements } from '../statements/statements.table.ts';

const minorUnits = (name: string) => bigint(name, { mode: 'number' });

/**
 * Matches of one record with several collections, or of several records with one; append-only. What one order got of one
 * record is the smaller of the two amounts below, because one of the sides is a single row.
 */
export const splitMatches = pgTable(
  'split_matches',
  {
    id: uuid('id').primaryKey(),
    /** Supplier whose accounts got the money, and of the orders. */
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    currency: text('currency').$type<Currency>().notNull(),
    /** Money of the records less what the orders ask. */
    residueMinor: minorUnits('residue_minor').notNull(),
    residueKind: text('residue_kind').$type<ResidueKind>(),
    residueNote: text('residue_note'),
    /** Order that carries the residue. */
    residueOrderId: uuid('residue_order_id').references(() => orders.id),
    reason: text('reason').notNull(),
    matchedBy: uuid('matched_by')
      .notNull()
      .references(() => users.id),
    matchedAt: timestamp('matched_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check(
      'split_matches_residue',
      sql`(${table.residueMinor} <> 0) = (${table.residueKind} is not null)
        and (${table.residueMinor} <> 0) = (${table.residueNote} is not null)
        and (${table.residueMinor} <> 0) = (${table.residueOrderId} is not null)`,
    ),
    check(
      'split_matches_kind',
      sql`${table.residueKind} in ('bankFee', 'underpaid', 'overpaid', 'rounding', 'other')`,
    ),
  ],
);

/** The key makes the money of a record part of one match only. */
export const splitMatchRecords = pgTable(
  'split_match_records',
  {
    statementId: uuid('statement_id')
      .primaryKey()
      .references(() => statements.id),
    matchId: uuid('match_id')
      .notNull()
      .references(() => splitMatches.id),
    amountMinor: minorUnits('amount_minor').notNull(),
  },
  (table) => [
    index('split_match_records_match').on(table.matchId),
    check('split_match_records_amount', sql`${table.amountMinor} > 0`),
  ],
);

/** The key makes an order part of one match only, also after its reversal. */
export const splitMatchOrders = pgTable(
  'split_match_orders',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    matchId: uuid('match_id')
      .notNull()
      .references(() => splitMatches.id),
    /** What its payer was asked to pay. */
    askedMinor: minorUnits('asked_minor').notNull(),
    receivedMinor: minorUnits('received_minor').notNull(),
  },
  (table) => [
    index('split_match_orders_match').on(table.matchId),
    check('split_match_orders_amounts', sql`${table.askedMinor} > 0 and ${table.receivedMinor} > 0`),
  ],
);

/** Largest residue of one match, where a super administrator has set it. */
export const splitMatchTolerances = pgTable(
  'split_match_tolerances',
  {
    currency: text('currency').$type<Currency>().primaryKey(),
    maximumMinor: minorUnits('maximum_minor').notNull(),
    updatedBy: uuid('updated_by')
      .notNull()
      .references(() => users.id),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [check('split_match_tolerances_maximum', sql`${table.maximumMinor} >= 0`)],
);
