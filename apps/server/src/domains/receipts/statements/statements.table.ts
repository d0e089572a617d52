import type { Currency } from '@platform/sdk';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../../access/access.public.ts';
import { orders, resources } from '../../orders/orders.public.ts';
import { suppliers } from '../../parties/parties.public.ts';
import { type MoneyDirection, messageTemplates } from '../message-templates/message-templates.table.ts';
import { monitorDevices } from '../monitor-devices/monitor-devices.table.ts';

export type StatementKind = 'sms' | 'webMessage' | 'usdt' | 'gateway';
export type StatementState = 'received' | 'matched' | 'unmatched' | 'suspicious' | 'unparsed' | 'ignored';
export type StatementSuspicion =
  | 'severalCandidates'
  | 'amountMismatch'
  | 'late'
  | 'utrConsumed'
  | 'nameMismatch'
  | 'accountUnclear';
export type MatchKind = 'automatic' | 'byHand';

const minorUnits = (name: string) => bigint(name, { mode: 'number' });

/**
 * Messages that money moved. The first columns hold the message as it came. They are committed before anything
 * is read from them, and never change except for the confirmations of a chain transfer. The other columns hold
 * the result. Three unique keys detect money that is reported again: message key of its reporter, bank reference
 * on an account, chain transfer. The last two apply only to records on an account that the device watches, so a
 * false report about another account cannot block the true one.
 */
export const statements = pgTable(
  'statements',
  {
    id: uuid('id').primaryKey(),
    /** Null for what a gateway reports: no device watches it. */
    monitorId: text('monitor_id').references(() => monitorDevices.id),
    kind: text('kind').$type<StatementKind>().notNull(),
    /** Unique key of the message within its device; of a gateway's report, within all of them. */
    messageKey: text('message_key').notNull(),
    /** Sender of an SMS, source of a web message, or name of a gateway. */
    sender: text('sender'),
    body: text('body'),
    sequence: bigint('sequence', { mode: 'number' }),
    messageId: text('message_id'),
    /** Device time; for a chain transfer, the block time. */
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    storedAt: timestamp('stored_at', { withTimezone: true }).notNull(),

    network: text('network'),
    contract: text('contract'),
    txid: text('txid'),
    logIndex: integer('log_index'),
    fromAddress: text('from_address'),
    toAddress: text('to_address'),
    confirmations: integer('confirmations'),
    success: boolean('success'),

    state: text('state').$type<StatementState>().notNull().default('received'),
    suspicion: text('suspicion').$type<StatementSuspicion>(),
    /** Reason given by the user who matched or ignored it by hand. */
    reason: text('reason'),
    templateId: uuid('template_id').references(() => messageTemplates.id, { onDelete: 'set null' }),
    direction: text('direction').$type<MoneyDirection>(),
    /** The account of the message; null while it is not clear. */
    resourceId: uuid('resource_id').references(() => resources.id),
    /** Supplier that sees the row: the account's, or the device's while the account is not clear. */
    supplierId: uuid('supplier_id').references(() => suppliers.id),
    amountMinor: minorUnits('amount_minor'),
    currency: text('currency').$type<Currency>(),
    utr: text('utr'),
    /** Account balance after the message. */
    balanceMinor: minorUnits('balance_minor'),
    payerName: text('payer_name'),
    /** What the payer wrote to the transfer. */
    remark: text('remark'),
    accountTail: text('account_tail'),
    timeText: text('time_text'),
    /** The first message about the same payment. */
    duplicateOf: uuid('duplicate_of').references((): AnyPgColumn => statements.id),
    /** The order that it completed, or the likely order of a suspicious one. */
    orderId: uuid('order_id').references(() => orders.id),
    match: text('match').$type<MatchKind>(),
    /** User who matched or ignored it by hand. */
    handledBy: uuid('handled_by').references(() => users.id),
    /** When it was last read, matched or ignored. */
    handledAt: timestamp('handled_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('statements_message').on(table.monitorId, table.messageKey),
    uniqueIndex('statements_gateway_message').on(table.messageKey).where(sql`kind = 'gateway'`),
    uniqueIndex('statements_transfer')
      .on(table.network, table.txid, table.logIndex)
      .where(sql`kind = 'usdt' and resource_id is not null and duplicate_of is null`),
    uniqueIndex('statements_reference')
      .on(table.resourceId, table.direction, table.utr)
      .where(sql`utr is not null and duplicate_of is null and kind <> 'usdt'`),
    index('statements_order').on(table.orderId).where(sql`order_id is not null`),
    index('statements_newest').on(table.storedAt, table.id),
    // In both directions; a missing amount counts as the smallest.
    index('statements_amount').on(table.amountMinor.nullsFirst(), table.storedAt, table.id),
    index('statements_supplier_newest').on(table.supplierId, table.storedAt, table.id),
    // Lists by account and by device.
    index('statements_account').on(table.resourceId, table.storedAt, table.id),
    index('statements_monitor').on(table.monitorId, table.storedAt, table.id),
    index('statements_queue')
      .on(table.state, table.storedAt, table.id)
      .where(sql`state in ('unmatched', 'suspicious', 'unparsed')`),
    index('statements_to_read').on(table.storedAt).where(sql`state = 'received'`),
    // Most records are SMS; a list of another kind would scan past them.
    index('statements_kind')
      .on(table.kind, table.storedAt, table.id)
      .where(sql`kind in ('webMessage', 'usdt', 'gateway')`),
    index('statements_received').on(table.receivedAt, table.storedAt, table.id),
    index('statements_template')
      .on(table.templateId, table.storedAt, table.id)
      .where(sql`template_id is not null`),
    // Lower case, because addresses are searched case-insensitively.
    index('statements_from')
      .on(sql`lower(${table.fromAddress})`, table.storedAt, table.id)
      .where(sql`from_address is not null`),
    index('statements_to')
      .on(sql`lower(${table.toAddress})`, table.storedAt, table.id)
      .where(sql`to_address is not null`),
    index('statements_utr').on(table.utr).where(sql`utr is not null`),
    check('statements_kind', sql`${table.kind} in ('sms', 'webMessage', 'usdt', 'gateway')`),
    check('statements_reporter', sql`(${table.kind} = 'gateway') = (${table.monitorId} is null)`),
    check(
      'statements_state',
      sql`${table.state} in ('received', 'matched', 'unmatched', 'suspicious', 'unparsed', 'ignored')`,
    ),
    check('statements_suspicion', sql`(${table.state} = 'suspicious') = (${table.suspicion} is not null)`),
    check(
      'statements_matched',
      sql`(${table.state} = 'matched') = (${table.match} is not null) and (${table.state} <> 'matched' or ${table.orderId} is not null)`,
    ),
    check(
      'statements_raw',
      sql`case when ${table.kind} = 'usdt'
        then ${table.txid} is not null and ${table.logIndex} is not null and ${table.toAddress} is not null and ${table.amountMinor} > 0
        else ${table.body} is not null and ${table.sender} is not null end`,
    ),
  ],
);

export type Statement = typeof statements.$inferSelect;
export type NewStatement = typeof statements.$inferInsert;
