import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Errors reported by front ends, with secrets redacted. */
export const errorLogs = pgTable(
  'error_logs',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id'),
    account: text('account'),
    /** Groups the reports of one fault. */
    fingerprint: text('fingerprint').notNull(),
    message: text('message').notNull(),
    stack: text('stack'),
    url: text('url'),
    component: text('component'),
    reportedRequestId: text('reported_request_id'),
    appVersion: text('app_version'),
    ip: text('ip').notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('error_logs_ip').on(table.ip, table.createdAt),
    index('error_logs_newest').on(table.createdAt, table.id),
    index('error_logs_fault').on(table.fingerprint, table.createdAt, table.id),
  ],
);
