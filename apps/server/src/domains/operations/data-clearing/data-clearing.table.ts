import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ClearedRows } from '../../../db/clear-rows.ts';

/**
 * Checkpoints of the data-clear cycle, one per transaction that cleared records, written in it. They prove
 * that missing records were removed by the cycle. Append-only.
 */
export const dataClearings = pgTable(
  'data_clearings',
  {
    id: uuid('id').primaryKey(),
    /** The value of DataClearCycle at that time. */
    cycleDays: integer('cycle_days').notNull(),
    /** Only older records were cleared. */
    clearedBefore: timestamp('cleared_before', { withTimezone: true }).notNull(),
    rowCount: integer('row_count').notNull(),
    /** Number of cleared records by kind. */
    cleared: jsonb('cleared').$type<Readonly<Record<string, ClearedRows>>>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('data_clearings_newest').on(table.createdAt, table.id),
    // Finds the checkpoints that cleared a kind of record.
    index('data_clearings_cleared').using('gin', table.cleared),
    check('data_clearings_row_count', sql`${table.rowCount} > 0`),
  ],
);
