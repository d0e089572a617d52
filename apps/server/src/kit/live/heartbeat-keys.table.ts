import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Hashes of the latest heartbeat keys that a session's websockets received, newest first. */
export const heartbeatKeys = pgTable('heartbeat_keys', {
  sessionId: uuid('session_id').primaryKey(),
  keyHashes: text('key_hashes').array().notNull(),
  rotatedAt: timestamp('rotated_at', { withTimezone: true }).notNull(),
});
