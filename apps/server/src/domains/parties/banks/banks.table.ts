import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

export type BankCountry = 'IN' | 'CN' | 'KE';
export interface BankNames {
  readonly 'zh-CN': string;
  readonly 'zh-TW': string;
  readonly 'en-US': string;
}

/** Banks, for choosing. Accounts and orders keep the short name as text, so they outlive the bank. */
export const banks = pgTable(
  'banks',
  {
    id: uuid('id').primaryKey(),
    country: text('country').$type<BankCountry>().notNull(),
    /** The number that the country's clearing gives it. Digits. */
    number: text('number').notNull(),
    names: jsonb('names').$type<BankNames>().notNull(),
    shortName: text('short_name').notNull(),
    /** First four letters of its IFSC codes; India only. */
    ifscPrefix: text('ifsc_prefix'),
    smsSenders: text('sms_senders').array().notNull().default(sql`'{}'::text[]`),
    enabled: boolean('enabled').notNull().default(true),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('banks_number').on(table.country, table.number),
    uniqueIndex('banks_short_name').on(table.country, sql`lower(${table.shortName})`),
    unique('banks_ifsc_prefix').on(table.ifscPrefix),
    check('banks_ifsc_is_indian', sql`${table.ifscPrefix} is null or ${table.country} = 'IN'`),
  ],
);
