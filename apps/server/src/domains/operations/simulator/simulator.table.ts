import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../access/access.public.ts';
import { orders } from '../../orders/orders.public.ts';

/** The load and the fault rates that the simulator produces. */
export interface SimulatorPlan {
  readonly running: boolean;
  readonly ordersPerMinute: number;
  readonly faults: 'none' | 'mild' | 'heavy';
}

/** Counters of the simulator since its start. */
export interface SimulatorCounts {
  readonly orders: number;
  readonly refused: number;
  readonly paid: number;
  readonly callbacks: number;
  readonly failedCallbacks: number;
  readonly unmatched: number;
}

/**
 * The demo's simulator, one row: its last report, and the settings that a user chose. No row when none ever
 * reported.
 */
export const simulators = pgTable('simulators', {
  id: integer('id').primaryKey(),
  reportedPlan: jsonb('reported_plan').$type<SimulatorPlan>().notNull(),
  counts: jsonb('counts').$type<SimulatorCounts>().notNull(),
  reportedAt: timestamp('reported_at', { withTimezone: true }).notNull(),
  /** All null until a user sets them. */
  running: boolean('running'),
  ordersPerMinute: integer('orders_per_minute'),
  faults: text('faults').$type<SimulatorPlan['faults']>(),
});

/** Test orders that a simulated payer is to pay. The simulator fetches each once. */
export const simulatedPayments = pgTable(
  'simulated_payments',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    requestedBy: uuid('requested_by')
      .notNull()
      .references(() => users.id),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    fetchedAt: timestamp('fetched_at', { withTimezone: true }),
  },
  (table) => [
    index('simulated_payments_waiting').on(table.requestedAt, table.orderId).where(sql`fetched_at is null`),
  ],
);
