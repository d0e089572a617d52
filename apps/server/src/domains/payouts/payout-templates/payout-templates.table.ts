import { sql } from 'drizzle-orm';
import { boolean, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../access/access.public.ts';
import type { TemplateDefinition } from './payout-templates.types.ts';

/** Templates of bank files. */
export const payoutTemplates = pgTable(
  'payout_templates',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    bankName: text('bank_name').notNull(),
    enabled: boolean('enabled').notNull(),
    definition: jsonb('definition').$type<TemplateDefinition>().notNull(),
    updatedBy: uuid('updated_by').references(() => users.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('payout_templates_name').on(sql`lower(${table.name})`)],
);

export type PayoutTemplate = typeof payoutTemplates.$inferSelect;
