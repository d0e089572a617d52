import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../../access/access.public.ts';
import { merchants } from '../merchants/merchants.table.ts';

/** A supplier or a team proxy. Proxies refer to their parent and form a tree. */
export const suppliers = pgTable(
  'suppliers',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    parentId: uuid('parent_id').references((): AnyPgColumn => suppliers.id),
    /** The merchant of the same customer, when one was created with the other. */
    relatedMerchantId: uuid('related_merchant_id').references(() => merchants.id),
    name: text('name').notNull(),
    enabled: boolean('enabled').notNull().default(true),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('suppliers_user').on(table.userId),
    index('suppliers_parent').on(table.parentId),
    index('suppliers_name').on(sql`lower(${table.name})`, table.id),
    // For prefix searches.
    index('suppliers_name_prefix').on(sql`lower(${table.name}) text_pattern_ops`),
    uniqueIndex('suppliers_related_merchant').on(table.relatedMerchantId),
    check('suppliers_parent_is_another', sql`${table.parentId} <> ${table.id}`),
  ],
);
