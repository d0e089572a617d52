import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../../access/access.public.ts';
import { resources } from '../../orders/orders.public.ts';
import type { MoneyDirection } from '../message-templates/message-templates.table.ts';
import type { StatementKind } from '../statements/statements.table.ts';
import { statements } from '../statements/statements.table.ts';
import type { SecurityLeakKind, SecurityNodeState } from './security-chain.types.ts';

const minorUnits = (name: string) => bigint(name, { mode: 'number' });

/** The chain of one account. Adding a node or counting a supplement locks this row. */
export const securityChains = pgTable(
  'security_chains',
  {
    resourceId: uuid('resource_id')
      .primaryKey()
      .references(() => resources.id),
    /** Supplements on the broken chain since the last patch. */
    supplementCount: integer('supplement_count').notNull().default(0),
    /** When the notice of a break was sent; null if none was sent since the chain was last intact or patched. */
    toldAt: timestamp('told_at', { withTimezone: true }),
    lastPatchAt: timestamp('last_patch_at', { withTimezone: true }),
  },
  (table) => [check('security_chains_count', sql`${table.supplementCount} >= 0`)],
);

/** One message of a chain, with the balance after it and the previous message. */
export const securityNodes = pgTable(
  'security_nodes',
  {
    id: uuid('id').primaryKey(),
    resourceId: uuid('resource_id')
      .notNull()
      .references(() => resources.id),
    statementId: uuid('statement_id')
      .notNull()
      .references(() => statements.id),
    kind: text('kind').$type<StatementKind>().notNull(),
    direction: text('direction').$type<MoneyDirection>().notNull(),
    amountMinor: minorUnits('amount_minor').notNull(),
    /** Account balance before and after the message, as the message states. */
    balanceBeforeMinor: minorUnits('balance_before_minor').notNull(),
    balanceMinor: minorUnits('balance_minor').notNull(),
    /** For a break: the balance that the newest earlier message stated. */
    expectedBeforeMinor: minorUnits('expected_before_minor'),
    state: text('state').$type<SecurityNodeState>().notNull(),
    previousId: uuid('previous_id').references((): AnyPgColumn => securityNodes.id),
    patchId: uuid('patch_id').references((): AnyPgColumn => securityPatches.id),
    /** The platform completed an order with it while the chain was broken. */
    flagged: boolean('flagged').notNull().default(false),
    receivedAt: timestamp('received_at', { withTimezone: true, precision: 3 }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    uniqueIndex('security_nodes_statement').on(table.statementId),
    // At most one message follows a node.
    uniqueIndex('security_nodes_previous').on(table.previousId).where(sql`previous_id is not null`),
    index('security_nodes_newest').on(table.receivedAt, table.id),
    index('security_nodes_amount').on(table.amountMinor, table.receivedAt, table.id),
    index('security_nodes_account').on(table.resourceId, table.receivedAt, table.id),
    index('security_nodes_open')
      .on(table.resourceId, table.receivedAt)
      .where(sql`state = 'broken' and patch_id is null`),
    index('security_nodes_created').on(table.createdAt).where(sql`state in ('broken', 'replayed')`),
    index('security_nodes_flagged').on(table.receivedAt, table.id).where(sql`flagged`),
    check('security_nodes_state', sql`${table.state} in ('start', 'linked', 'broken', 'replayed')`),
    check('security_nodes_linked', sql`(${table.state} = 'linked') = (${table.previousId} is not null)`),
    check('security_nodes_patched', sql`${table.patchId} is null or ${table.state} = 'broken'`),
    check(
      'security_nodes_balances',
      sql`${table.amountMinor} > 0 and ${table.balanceMinor} = ${table.balanceBeforeMinor}
        + case ${table.direction} when 'in' then ${table.amountMinor} else -${table.amountMinor} end`,
    ),
  ],
);

/** A person's repair of a broken chain: why the balances do not follow. */
export const securityPatches = pgTable(
  'security_patches',
  {
    id: uuid('id').primaryKey(),
    resourceId: uuid('resource_id')
      .notNull()
      .references(() => resources.id),
    /** The latest break that it repairs. */
    nodeId: uuid('node_id')
      .notNull()
      .references((): AnyPgColumn => securityNodes.id),
    reason: text('reason').notNull(),
    breakCount: integer('break_count').notNull(),
    /** Number of supplements on the broken chain at the time of the patch. */
    supplementCount: integer('supplement_count').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('security_patches_newest').on(table.createdAt, table.id),
    index('security_patches_account').on(table.resourceId, table.createdAt),
  ],
);

/** Findings of the leak check. Each break, replay and crowded minute is stored once. */
export const securityLeaks = pgTable(
  'security_leaks',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<SecurityLeakKind>().notNull(),
    resourceId: uuid('resource_id')
      .notNull()
      .references(() => resources.id),
    nodeId: uuid('node_id').references(() => securityNodes.id),
    minute: timestamp('minute', { withTimezone: true }),
    messageCount: integer('message_count'),
    foundAt: timestamp('found_at', { withTimezone: true }).notNull(),
    /** Null while the finding is open. */
    handledAt: timestamp('handled_at', { withTimezone: true }),
    handledBy: uuid('handled_by').references(() => users.id),
    /** What the user found out and did. */
    handledNote: text('handled_note'),
  },
  (table) => [
    uniqueIndex('security_leaks_node').on(table.nodeId).where(sql`node_id is not null`),
    uniqueIndex('security_leaks_minute').on(table.resourceId, table.minute).where(sql`minute is not null`),
    index('security_leaks_newest').on(table.foundAt, table.id),
    index('security_leaks_open').on(table.foundAt, table.id).where(sql`handled_at is null`),
    check(
      'security_leaks_handled',
      sql`(${table.handledAt} is null) = (${table.handledBy} is null)
        and (${table.handledAt} is null) = (${table.handledNote} is null)`,
    ),
    check(
      'security_leaks_kind',
      sql`case when ${table.kind} = 'frequency' then ${table.minute} is not null and ${table.messageCount} is not null
        when ${table.kind} in ('break', 'replay') then ${table.nodeId} is not null else false end`,
    ),
  ],
);

/** Time of the last leak check by any process; one row. */
export const securityChecks = pgTable('security_checks', {
  id: smallint('id').primaryKey(),
  checkedAt: timestamp('checked_at', { withTimezone: true }).notNull(),
});
