import type { ErrorName } from '@platform/sdk/errors';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ErrorParams } from '../../../kit/refusals/business-error.ts';
import { users } from '../../access/access.public.ts';
import type { StatementState } from './statements.table.ts';

export type ResolveAction = 'ignore' | 'rematch';

/** Who asked, from where: the audit record of each statement has it. */
export interface ResolutionOrigin {
  readonly sessionId: string;
  readonly requestId: string;
  readonly ip: string;
  readonly userAgent: string;
}

/**
 * Jobs that ignore or match many statements. Each statement is a transaction of its own, which also writes its result,
 * so another process can continue a job.
 */
export const statementResolutions = pgTable(
  'statement_resolutions',
  {
    id: uuid('id').primaryKey(),
    requestedBy: uuid('requested_by')
      .notNull()
      .references(() => users.id),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    origin: jsonb('origin').$type<ResolutionOrigin>().notNull(),
    action: text('action').$type<ResolveAction>().notNull(),
    reason: text('reason'),
    /** Every change is rolled back; only the results are kept. */
    dryRun: boolean('dry_run').notNull(),
    state: text('state').$type<'running' | 'done' | 'stopped'>().notNull().default('running'),
    /** Number of statements, and of rows. */
    total: integer('total').notNull(),
    /** Earliest time of the next slice. A process that works on a slice moves it into the future. */
    nextAt: timestamp('next_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    index('statement_resolutions_requester').on(table.requestedBy, table.requestedAt),
    index('statement_resolutions_next').on(table.nextAt).where(sql`state = 'running'`),
    check('statement_resolutions_action', sql`${table.action} in ('ignore', 'rematch')`),
    check('statement_resolutions_state', sql`${table.state} in ('running', 'done', 'stopped')`),
    check('statement_resolutions_ended', sql`(${table.state} = 'running') = (${table.endedAt} is null)`),
  ],
);

/** The statements of a job in its order, each with its result. Without a reference: clearing may delete a statement. */
export const statementResolutionRows = pgTable(
  'statement_resolution_rows',
  {
    jobId: uuid('job_id')
      .notNull()
      .references(() => statementResolutions.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    statementId: uuid('statement_id').notNull(),
    /** The state afterwards; null while it waits, and if it was refused. */
    result: text('result').$type<StatementState>(),
    /** The error that refused it, with its parameters. */
    reason: text('reason').$type<ErrorName>(),
    params: jsonb('params').$type<ErrorParams>(),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.position] }),
    check('statement_resolution_rows_result', sql`${table.result} is null or ${table.reason} is null`),
  ],
);

export type StatementResolution = typeof statementResolutions.$inferSelect;
