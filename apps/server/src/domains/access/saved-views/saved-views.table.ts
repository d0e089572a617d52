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
import type { Role } from '../../../kit/operation/context.ts';
import { users } from '../users/users.table.ts';
import type { SavedViewState } from './saved-views.types.ts';

/** Saved list views: filters, sort order and columns under a name. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** The operation that the list calls. */
    list: text('list').notNull(),
    /** Path of the console's screen; the copies of a screen share one. Screens may show different rows of one call. */
    screen: text('screen').notNull(),
    name: text('name').notNull(),
    state: jsonb('state').$type<SavedViewState>().notNull(),
    /** Role that the view is shared with. */
    sharedRole: text('shared_role').$type<Role>(),
    version: integer('version').notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('saved_views_name').on(table.userId, table.list, table.screen, table.name),
    index('saved_views_shared').on(table.sharedRole, table.list, table.screen),
    check('saved_views_version', sql`${table.version} > 0`),
  ],
);

export type SavedView = typeof savedViews.$inferSelect;

/** A user's default view of a screen. */
export const savedViewDefaults = pgTable(
  'saved_view_defaults',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** The screen of the view. */
    screen: text('screen').notNull(),
    viewId: uuid('view_id')
      .notNull()
      .references(() => savedViews.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.screen] }),
    index('saved_view_defaults_view').on(table.viewId),
  ],
);
