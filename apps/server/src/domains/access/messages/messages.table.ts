import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../users/users.table.ts';

export type MessageState = 'unread' | 'read' | 'trash';
export type MessageParams = Readonly<Record<string, string | number>>;

/**
 * Messages of the platform to its users. Stored as text name and values, so that each reader gets the current
 * language, also one added later.
 */
export const messages = pgTable(
  'messages',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** A key of `messageTexts`. */
    template: text('template').notNull(),
    params: jsonb('params').$type<MessageParams>().notNull(),
    /** Console page of the message, a path without host. */
    link: text('link'),
    state: text('state').$type<MessageState>().notNull().default('unread'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Time of the last move; of its creation while it is unread. */
    movedAt: timestamp('moved_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    // Ids sort by time, so a user's list reads the end of its index range.
    index('messages_user').on(table.userId, table.state, table.id),
    index('messages_moved').on(table.state, table.movedAt),
    check('messages_state', sql`${table.state} in ('unread', 'read', 'trash')`),
  ],
);
