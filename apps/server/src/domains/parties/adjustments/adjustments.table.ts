import type { Currency } from '@platform/sdk';
import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../access/access.public.ts';
import { ledgerTransfers } from '../../money/money.public.ts';

/** Corrects a merchant's balance, empties it, or changes a supplier's deposit. */
export type AdjustmentKind = 'merchantBalance' | 'merchantClearing' | 'supplierDeposit';
export type AdjustmentState = 'awaitingApproval' | 'posted' | 'refused';

/** Manual postings, and requests that need a second approval. Each is posted or refused once. */
export const adjustments = pgTable(
  'adjustments',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<AdjustmentKind>().notNull(),
    /** The merchant or the supplier. */
    ownerId: uuid('owner_id').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    /** Positive: credits the owner. For a pending clearing: the balance when it was requested. */
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    reason: text('reason').notNull(),
    state: text('state').$type<AdjustmentState>().notNull(),
    /** Idempotency key from the caller. */
    requestKey: text('request_key').notNull(),
    bodyHash: text('body_hash').notNull(),
    requestedBy: uuid('requested_by')
      .notNull()
      .references(() => users.id),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    /** The user who approved or refused; null when one user was enough. */
    decidedBy: uuid('decided_by').references(() => users.id),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    refusalReason: text('refusal_reason'),
    transferId: uuid('transfer_id').references(() => ledgerTransfers.id),
  },
  (table) => [
    unique('adjustments_key').on(table.requestKey),
    unique('adjustments_transfer').on(table.transferId),
    index('adjustments_owner').on(table.ownerId, table.id),
    index('adjustments_awaiting').on(table.id).where(sql`state = 'awaitingApproval'`),
    check(
      'adjustments_kind',
      sql`${table.kind} in ('merchantBalance', 'merchantClearing', 'supplierDeposit')`,
    ),
    check(
      'adjustments_state',
      sql`${table.state} in ('awaitingApproval', 'posted', 'refused')
        and (${table.state} = 'posted') = (${table.transferId} is not null)
        and (${table.state} = 'awaitingApproval') = (${table.decidedAt} is null)`,
    ),
    check('adjustments_amount', sql`${table.amountMinor} <> 0`),
    check(
      'adjustments_second_person',
      sql`${table.state} = 'refused' or ${table.decidedBy} <> ${table.requestedBy}`,
    ),
  ],
);

export type Adjustment = typeof adjustments.$inferSelect;
