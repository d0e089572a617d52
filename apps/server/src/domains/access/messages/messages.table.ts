import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../users/users.table.ts';

export type MessageState = 'unread' | 'read' | 'trash';
export type MessageParams = Readonly<Record<string, string | number>>;

/**
 * What the platform has told its users. A message is kept as the name of its text and what fills it, so that
 * each reader gets it in the language of the moment, also one that was learned later.
 */
export const messages = pgTable(
  'messages',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** A name of `messageTexts`. */
    template: text('template').notNull(),
    params: jsonb('params').$type<MessageParams>().notNull(),
    /** The page of the console that it is about, a path without host. */
    link: text('link'),
    state: text('state').$type<MessageState>().notNull().default('unread'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When it got where it is; the time of its writing while it is unread. */
    movedAt: timestamp('moved_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    // Ids sort by time: a user's list is read from the end of its part of the index.
    index('messages_user').on(table.userId, table.state, table.id),
    index('messages_moved').on(table.state, table.movedAt),
    check('messages_state', sql`${table.state} in ('unread', 'read', 'trash')`),
  ],
);
