import type { Currency } from '@platform/sdk';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { resources } from '../../orders/orders.public.ts';
import { banks } from '../../parties/parties.public.ts';

export type TemplateKind = 'sms' | 'webMessage';
export type MoneyDirection = 'in' | 'out';
export type AccountKind = (typeof resources.$inferSelect)['kind'];

/** How to read the messages of one bank or app. Stored as data, so that a new bank needs no release. */
export const messageTemplates = pgTable(
  'message_templates',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    kind: text('kind').$type<TemplateKind>().notNull(),
    senderPattern: text('sender_pattern').notNull(),
    pattern: text('pattern').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    /** Used if the pattern has no group `direction`. */
    direction: text('direction').$type<MoneyDirection>().notNull(),
    /** Only accounts of this kind; null for any. */
    accountKind: text('account_kind').$type<AccountKind>(),
    /** The bank that sends the messages, for people. It does not limit the accounts of a message. */
    bankId: uuid('bank_id').references(() => banks.id),
    /** Lower numbers are tried first. */
    priority: integer('priority').notNull().default(100),
    enabled: boolean('enabled').notNull().default(true),
    /** A message that the pattern must read. It is checked when the pattern changes. */
    sample: text('sample').notNull(),
    sampleSender: text('sample_sender').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('message_templates_order').on(table.kind, table.priority, table.id),
    check('message_templates_kind', sql`${table.kind} in ('sms', 'webMessage')`),
    check('message_templates_direction', sql`${table.direction} in ('in', 'out')`),
    check('message_templates_priority', sql`${table.priority} >= 0`),
  ],
);

export type MessageTemplate = typeof messageTemplates.$inferSelect;
