import type { ErrorName } from '@platform/sdk/errors';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ErrorParams } from '../../../kit/refusals/business-error.ts';
import { users } from '../../access/access.public.ts';
import type { ResendFilter, ResendJobState, ResendOutcome, ResendSkips } from './order-callbacks.types.ts';

/**
 * Jobs that resend callbacks by filter. Each batch locks the row, requests the next deliveries and updates
 * the counts in one transaction. A crash rolls the batch back, and another process continues from the row.
 */
export const callbackResendJobs = pgTable(
  'callback_resend_jobs',
  {
    id: uuid('id').primaryKey(),
    requestedBy: uuid('requested_by')
      .notNull()
      .references(() => users.id),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    ip: text('ip').notNull(),
    filter: jsonb('filter').$type<ResendFilter>().notNull(),
    state: text('state').$type<ResendJobState>().notNull().default('running'),
    /** Number of orders that the filter matched at the start; as many rows exist. */
    total: integer('total').notNull(),
    resent: integer('resent').notNull().default(0),
    /** Number of skipped orders by error. */
    skipped: jsonb('skipped').$type<ResendSkips>().notNull().default({}),
    /** Number of processed rows; these have the lower positions. */
    judged: integer('judged').notNull().default(0),
    /** Earliest time of the next batch, for all processes. */
    nextAt: timestamp('next_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    index('callback_resend_jobs_next').on(table.nextAt).where(sql`state = 'running'`),
    // One running job per user, so that a double click starts nothing.
    uniqueIndex('callback_resend_jobs_running').on(table.requestedBy).where(sql`state = 'running'`),
    check('callback_resend_jobs_state', sql`${table.state} in ('running', 'done', 'cancelled')`),
    check('callback_resend_jobs_ended', sql`(${table.state} = 'running') = (${table.endedAt} is null)`),
  ],
);

/** The orders of a job in processing order, each with its result. */
export const callbackResendRows = pgTable(
  'callback_resend_rows',
  {
    jobId: uuid('job_id')
      .notNull()
      .references(() => callbackResendJobs.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    orderCode: text('order_code').notNull(),
    outcome: text('outcome').$type<ResendOutcome>().notNull().default('waiting'),
    /** The error that refused this order, with its parameters. */
    reason: text('reason').$type<ErrorName>(),
    params: jsonb('params').$type<ErrorParams>(),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.position] }),
    check('callback_resend_rows_outcome', sql`${table.outcome} in ('waiting', 'asked', 'skipped')`),
    check('callback_resend_rows_reason', sql`(${table.outcome} = 'skipped') = (${table.reason} is not null)`),
  ],
);

export type ResendJob = typeof callbackResendJobs.$inferSelect;
