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
 * Callbacks that are being sent again by filter. A turn's transaction takes the row, asks for the next few deliveries and
 * writes the counts: what a process that goes away had begun has not happened, and another goes on where the row says.
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
    /** Orders that the filter named when it was asked for: so many rows it has. */
    total: integer('total').notNull(),
    resent: integer('resent').notNull().default(0),
    /** How many were not sent again, by the error that each of them alone would have answered. */
    skipped: jsonb('skipped').$type<ResendSkips>().notNull().default({}),
    /** Rows that had their turn: those at lower positions. */
    judged: integer('judged').notNull().default(0),
    /** Not before then, whichever process it is. */
    nextAt: timestamp('next_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    index('callback_resend_jobs_next').on(table.nextAt).where(sql`state = 'running'`),
    // A person has one at a time: an impatient second click starts nothing.
    uniqueIndex('callback_resend_jobs_running').on(table.requestedBy).where(sql`state = 'running'`),
    check('callback_resend_jobs_state', sql`${table.state} in ('running', 'done', 'cancelled')`),
    check('callback_resend_jobs_ended', sql`(${table.state} = 'running') = (${table.endedAt} is null)`),
  ],
);

/** The orders of a job in the order of their turns, and what became of each. */
export const callbackResendRows = pgTable(
  'callback_resend_rows',
  {
    jobId: uuid('job_id')
      .notNull()
      .references(() => callbackResendJobs.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    orderCode: text('order_code').notNull(),
    outcome: text('outcome').$type<ResendOutcome>().notNull().default('waiting'),
    /** The error that it would have answered alone, with what its words tell. */
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
