import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ExportedOperation } from '../../../kit/exporting/export-source.ts';
import type { Language, Role } from '../../../kit/operation/context.ts';
import { users } from '../../access/access.public.ts';
import type { ExportFilterNote, ExportFormat, ExportSelection, ExportState } from './exports.types.ts';

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/** Exports of lists that users requested, with their progress. Kept for a day. */
export const listExports = pgTable(
  'list_exports',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    account: text('account').notNull(),
    /** The role at the time of the request. The export ends when the user's role changes. */
    role: text('role').$type<Role>().notNull(),
    sessionId: uuid('session_id').notNull(),
    operation: text('operation').$type<ExportedOperation>().notNull(),
    filters: jsonb('filters').$type<Readonly<Record<string, string>>>().notNull(),
    /** The filters in the words of the requester's screen; null: it gave none. */
    filterNotes: jsonb('filter_notes').$type<readonly ExportFilterNote[]>(),
    /** The selected rows; null: all rows of the filters. */
    selection: jsonb('selection').$type<ExportSelection>(),
    columns: jsonb('columns').$type<readonly string[]>().notNull(),
    format: text('format').$type<ExportFormat>().notNull(),
    language: text('language').$type<Language>().notNull(),
    timeZone: text('time_zone').notNull(),
    fileName: text('file_name').notNull(),
    state: text('state').$type<ExportState>().notNull().default('waiting'),
    rowCount: integer('row_count').notNull().default(0),
    total: integer('total'),
    limitReached: boolean('limit_reached').notNull().default(false),
    pieceCount: integer('piece_count').notNull().default(0),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull().default(0),
    /** Error of the catalogue when the export failed. */
    error: text('error'),
    /** Number of attempts. Limited, so that an export that crashes its process is not retried forever. */
    attempts: smallint('attempts').notNull().default(0),
    leaseId: uuid('lease_id'),
    leaseUntil: timestamp('lease_until', { withTimezone: true }),
    requestId: text('request_id').notNull(),
    ip: text('ip').notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('list_exports_user').on(table.userId, table.createdAt),
    index('list_exports_open').on(table.createdAt).where(sql`state in ('waiting', 'running')`),
    index('list_exports_expiry').on(table.expiresAt),
    check('list_exports_state', sql`${table.state} in ('waiting', 'running', 'done', 'failed', 'cancelled')`),
    check('list_exports_lease', sql`(${table.state} = 'running') = (${table.leaseId} is not null)`),
  ],
);

export type ListExport = typeof listExports.$inferSelect;

/** The files, in pieces small enough to be held in memory. */
export const listExportPieces = pgTable(
  'list_export_pieces',
  {
    exportId: uuid('export_id')
      .notNull()
      .references(() => listExports.id, { onDelete: 'cascade' }),
    index: integer('index').notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.exportId, table.index] })],
);
