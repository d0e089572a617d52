import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { orders, resources } from '../../orders/orders.public.ts';
import { suppliers } from '../../parties/parties.public.ts';
import { monitorDevices } from '../../receipts/receipts.public.ts';
import type { InstructionEvent, InstructionState } from './payout-instructions.types.ts';

/**
 * Payments that devices were told to make. A row is kept for ever: it shows what was sent, when, by which device and how
 * often. The two unique keys are what makes a device pay once: an account and a payout have one live instruction.
 */
export const payoutInstructions = pgTable(
  'payout_instructions',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    attempt: integer('attempt').notNull(),
    resourceId: uuid('resource_id')
      .notNull()
      .references(() => resources.id),
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    monitorId: text('monitor_id')
      .notNull()
      .references(() => monitorDevices.id),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    state: text('state').$type<InstructionState>().notNull().default('taken'),
    /** What the device reported: bank reference or hash, and the bank's answer. */
    reference: text('reference'),
    reason: text('reason'),
    /** Reported after the outcome had to be left to a person. */
    lateReport: text('late_report').$type<InstructionEvent>(),
    takenAt: timestamp('taken_at', { withTimezone: true }).notNull(),
    begunAt: timestamp('begun_at', { withTimezone: true }),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    leaseExpiresAt: timestamp('lease_expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('payout_instructions_live_order').on(table.orderId).where(sql`ended_at is null`),
    uniqueIndex('payout_instructions_live_account').on(table.resourceId).where(sql`ended_at is null`),
    index('payout_instructions_lease').on(table.leaseExpiresAt).where(sql`ended_at is null`),
    index('payout_instructions_newest').on(table.takenAt, table.id),
    index('payout_instructions_order').on(table.orderId, table.takenAt, table.id),
    index('payout_instructions_account').on(table.resourceId, table.takenAt, table.id),
    index('payout_instructions_supplier').on(table.supplierId, table.takenAt, table.id),
    index('payout_instructions_monitor').on(table.monitorId, table.takenAt, table.id),
    check(
      'payout_instructions_state',
      sql`${table.state} in ('taken', 'begun', 'paid', 'declined', 'unknown', 'lapsed', 'void', 'silent')
        and (${table.endedAt} is null) = (${table.state} in ('taken', 'begun'))`,
    ),
  ],
);

export type PayoutInstruction = typeof payoutInstructions.$inferSelect;
