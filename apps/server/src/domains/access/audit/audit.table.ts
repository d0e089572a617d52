import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/**
 * The audit trail: actor, operation and object. Append-only. A job adds the records to the hash chain later,
 * so that writers do not wait for each other.
 */
export const auditRecords = pgTable(
  'audit_records',
  {
    id: uuid('id').primaryKey(),
    operation: text('operation').notNull(),
    /** `success`, or the name of the error. */
    outcome: text('outcome').notNull(),
    actorKind: text('actor_kind').$type<'user' | 'merchant' | 'device' | 'anonymous' | 'system'>().notNull(),
    actorId: uuid('actor_id'),
    /** The account or merchant number at that time. */
    actorName: text('actor_name').notNull(),
    actorRole: text('actor_role'),
    objectType: text('object_type').notNull(),
    objectId: text('object_id').notNull(),
    before: jsonb('before').$type<unknown>(),
    after: jsonb('after').$type<unknown>(),
    ip: text('ip').notNull(),
    userAgent: text('user_agent').notNull(),
    requestId: text('request_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    /** Position in the chain, from 1 without gaps; null until sealed. */
    position: bigint('position', { mode: 'number' }),
    /** Keyed hash over the record and the previous hash. */
    hash: text('hash'),
  },
  (table) => [
    uniqueIndex('audit_records_position').on(table.position),
    index('audit_records_newest').on(table.createdAt, table.id),
    index('audit_records_object').on(table.objectType, table.objectId, table.createdAt, table.id),
    index('audit_records_actor').on(table.actorName, table.createdAt, table.id),
    index('audit_records_operation').on(table.operation, table.createdAt, table.id),
    index('audit_records_ip').on(table.ip, table.createdAt, table.id),
    index('audit_records_request').on(table.requestId),
    index('audit_records_refused').on(table.createdAt, table.id).where(sql`outcome <> 'success'`),
  ],
);

export type AuditRow = typeof auditRecords.$inferSelect;

/** End of the chain; one row. Detects a truncated trail. */
export const auditChainHead = pgTable('audit_chain_head', {
  id: smallint('id').primaryKey(),
  position: bigint('position', { mode: 'number' }).notNull(),
  hash: text('hash').notNull(),
});
