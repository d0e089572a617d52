import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../users/users.table.ts';

/**
 * Open and ended sessions. Only hashes of tokens are stored, so that a leaked table cannot be used to sign
 * in.
 */
export const sessions = pgTable(
  'sessions',
  {
    /** Public handle of the session, never its token. */
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    tokenHash: text('token_hash').notNull(),
    /** One second-level token at a time; a new one replaces it. */
    secondLevelHash: text('second_level_hash'),
    secondLevelExpiresAt: timestamp('second_level_expires_at', { withTimezone: true }),
    ip: text('ip').notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
    revokedReason: text('revoked_reason').$type<RevocationReason>(),
  },
  (table) => [
    uniqueIndex('sessions_token').on(table.tokenHash),
    index('sessions_user').on(table.userId, table.lastSeenAt),
    index('sessions_last_seen').on(table.lastSeenAt),
  ],
);

export type RevocationReason =
  | 'logout'
  | 'forced'
  | 'ipChanged'
  | 'authenticatorChanged'
  | 'accountChanged'
  | 'accountDisabled'
  | 'addressNotAllowed'
  | 'accountDeleted';

/** Failed sign-ins by account and by address. Old ones are forgotten. */
export const signInDelays = pgTable(
  'sign_in_delays',
  {
    key: text('key').primaryKey(),
    failures: integer('failures').notNull(),
    blockedUntil: timestamp('blocked_until', { withTimezone: true }),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sign_in_delays_updated').on(table.updatedAt)],
);
