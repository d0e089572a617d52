import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ClearedRows } from '../../../db/clear-rows.ts';

/**
 * What the data-clear cycle has cleared: a checkpoint for every transaction that cleared something, written in it. That
 * records of a time are missing is thereby seen to be the cycle's doing. Rows are only ever added.
 */
export const dataClearings = pgTable(
  'data_clearings',
  {
    id: uuid('id').primaryKey(),
    /** The setting DataClearCycle as it was then. */
    cycleDays: integer('cycle_days').notNull(),
    /** Only what is older was cleared. */
    clearedBefore: timestamp('cleared_before', { withTimezone: true }).notNull(),
    rowCount: integer('row_count').notNull(),
    /** By kind of record. */
    cleared: jsonb('cleared').$type<Readonly<Record<string, ClearedRows>>>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('data_clearings_newest').on(table.createdAt, table.id),
    check('data_clearings_row_count', sql`${table.rowCount} > 0`),
  ],
);
