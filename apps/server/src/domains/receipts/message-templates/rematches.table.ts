import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../access/access.public.ts';
import { messageTemplates } from './message-templates.table.ts';

type RematchState = 'running' | 'done' | 'stopped';

/**
 * Jobs that read the unparsed messages of a template's sender again; of each template, only the latest. A job goes
 * through the queue in order of storage and keeps its place, so that another process can continue it.
 */
export const templateRematches = pgTable(
  'message_template_rematches',
  {
    id: uuid('id').primaryKey(),
    templateId: uuid('template_id')
      .notNull()
      .references(() => messageTemplates.id, { onDelete: 'cascade' }),
    requestedBy: uuid('requested_by')
      .notNull()
      .references(() => users.id),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    state: text('state').$type<RematchState>().notNull().default('running'),
    /** Unparsed messages of the kind at the start. */
    total: integer('total').notNull(),
    looked: integer('looked').notNull().default(0),
    /** Written with each message, in its transaction. */
    parsed: integer('parsed').notNull().default(0),
    matched: integer('matched').notNull().default(0),
    forReview: integer('for_review').notNull().default(0),
    failed: integer('failed').notNull().default(0),
    /** The last message that was looked at. */
    placeStoredAt: timestamp('place_stored_at', { withTimezone: true }),
    placeId: uuid('place_id'),
    /** Earliest time of the next slice. A process that works on a slice moves it into the future. */
    nextAt: timestamp('next_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    index('message_template_rematches_next').on(table.nextAt).where(sql`state = 'running'`),
    // Of each template, only the latest job is kept.
    uniqueIndex('message_template_rematches_template').on(table.templateId),
    check('message_template_rematches_state', sql`${table.state} in ('running', 'done', 'stopped')`),
    check('message_template_rematches_ended', sql`(${table.state} = 'running') = (${table.endedAt} is null)`),
    check(
      'message_template_rematches_place',
      sql`(${table.placeStoredAt} is null) = (${table.placeId} is null)`,
    ),
  ],
);

export type TemplateRematch = typeof templateRematches.$inferSelect;
