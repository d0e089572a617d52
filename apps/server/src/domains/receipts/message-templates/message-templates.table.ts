import type { Currency } from '@platform/sdk';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { resources } from '../../orders/orders.public.ts';

export type TemplateKind = 'sms' | 'webMessage';
export type MoneyDirection = 'in' | 'out';
export type AccountKind = (typeof resources.$inferSelect)['kind'];

/** How the texts of one bank or application are read: data, so that a new one needs no new version of the platform. */
export const messageTemplates = pgTable(
  'message_templates',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    kind: text('kind').$type<TemplateKind>().notNull(),
    senderPattern: text('sender_pattern').notNull(),
    pattern: text('pattern').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    /** Of a text whose pattern has no group `direction`. */
    direction: text('direction').$type<MoneyDirection>().notNull(),
    /** Only accounts of this kind; null for any. */
    accountKind: text('account_kind').$type<AccountKind>(),
    /** The smallest is tried first. */
    priority: integer('priority').notNull().default(100),
    enabled: boolean('enabled').notNull().default(true),
    /** A message that it reads: whoever changes the pattern learns at once whether it still does. */
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
