import { boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** How busy and how faulty the simulated world is. */
export interface SimulatorPlan {
  readonly running: boolean;
  readonly ordersPerMinute: number;
  readonly faults: 'none' | 'mild' | 'heavy';
}

/** What the simulator has done since it was started. */
export interface SimulatorCounts {
  readonly orders: number;
  readonly refused: number;
  readonly paid: number;
  readonly callbacks: number;
  readonly failedCallbacks: number;
  readonly unmatched: number;
}

/** One row, the demo's simulator: what it last said, and what somebody wants of it. No row where none ever reported. */
export const simulators = pgTable('simulators', {
  id: integer('id').primaryKey(),
  reportedPlan: jsonb('reported_plan').$type<SimulatorPlan>().notNull(),
  counts: jsonb('counts').$type<SimulatorCounts>().notNull(),
  reportedAt: timestamp('reported_at', { withTimezone: true }).notNull(),
  /** Null together until somebody has set them. */
  running: boolean('running'),
  ordersPerMinute: integer('orders_per_minute'),
  faults: text('faults').$type<SimulatorPlan['faults']>(),
});
