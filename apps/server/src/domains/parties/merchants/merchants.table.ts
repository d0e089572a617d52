import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../access/access.public.ts';

export type SignProfileName = 'md5-sorted' | 'hmac-sha256';
export type CallbackFormat = 'form' | 'json';

export const merchants = pgTable(
  'merchants',
  {
    id: uuid('id').primaryKey(),
    /** The merchant's number, with which it signs. */
    mchId: text('mch_id').notNull().unique('merchants_mch_id'),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    name: text('name').notNull(),
    enabled: boolean('enabled').notNull().default(true),
    signProfile: text('sign_profile').$type<SignProfileName>().notNull().default('md5-sorted'),
    /** Encrypted; the current key, and the previous one during a rotation. */
    signingKeyBox: text('signing_key_box').notNull(),
    previousSigningKeyBox: text('previous_signing_key_box'),
    previousKeyUntil: timestamp('previous_key_until', { withTimezone: true }),
    callbackFormat: text('callback_format').$type<CallbackFormat>().notNull().default('form'),
    /** Callback URL of orders that have none. */
    defaultNotifyUrl: text('default_notify_url'),
    /** Addresses and networks allowed for signed requests; null: any. */
    allowedIps: text('allowed_ips').array(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('merchants_user').on(table.userId),
    // For prefix searches.
    index('merchants_number_prefix').on(sql`${table.mchId} text_pattern_ops`),
    index('merchants_name_prefix').on(sql`lower(${table.name}) text_pattern_ops`),
    check('merchants_sign_profile', sql`${table.signProfile} in ('md5-sorted', 'hmac-sha256')`),
    check('merchants_callback_format', sql`${table.callbackFormat} in ('form', 'json')`),
  ],
);
