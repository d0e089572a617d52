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
 * Who did what to which object. Rows are only ever added; the sealer gives each its place in the hash chain
 * a moment later, so that writers never queue on one another.
 */
export const auditRecords = pgTable(
  'audit_records',
  {
    id: uuid('id').primaryKey(),
    operation: text('operation').notNull(),
    /** `success`, or the name of the refusal. */
    outcome: text('outcome').notNull(),
    actorKind: text('actor_kind').$type<'user' | 'merchant' | 'device' | 'anonymous' | 'system'>().notNull(),
    actorId: uuid('actor_id'),
    /** The account or merchant number as it was then. */
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
    /** Place in the chain, from 1 without a gap; null until sealed. */
    position: bigint('position', { mode: 'number' }),
    /** Keyed hash over the record and the hash before it. */
    hash: text('hash'),
  },
  (table) => [
    uniqueIndex('audit_records_position').on(table.position),
    index('audit_records_object').on(table.objectType, table.objectId, table.id),
    index('audit_records_actor').on(table.actorId, table.id),
  ],
);

export type AuditRow = typeof auditRecords.$inferSelect;

/** How far the chain reaches; one row. Cutting off the end of the trail is seen by it. */
export const auditChainHead = pgTable('audit_chain_head', {
  id: smallint('id').primaryKey(),
  position: bigint('position', { mode: 'number' }).notNull(),
  hash: text('hash').notNull(),
});
