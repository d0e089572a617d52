import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../access/access.public.ts';

export type SignProfileName = 'md5-sorted' | 'hmac-sha256';
export type CallbackFormat = 'form' | 'json';

export const merchants = pgTable(
  'merchants',
  {
    id: uuid('id').primaryKey(),
    /** The number a merchant knows itself by and signs with. */
    mchId: text('mch_id').notNull().unique('merchants_mch_id'),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    name: text('name').notNull(),
    enabled: boolean('enabled').notNull().default(true),
    signProfile: text('sign_profile').$type<SignProfileName>().notNull().default('md5-sorted'),
    /** Encrypted at rest; the key in use, and the one before it while a rotation lasts. */
    signingKeyBox: text('signing_key_box').notNull(),
    previousSigningKeyBox: text('previous_signing_key_box'),
    previousKeyUntil: timestamp('previous_key_until', { withTimezone: true }),
    callbackFormat: text('callback_format').$type<CallbackFormat>().notNull().default('form'),
    /** Where callbacks go when an order names no address of its own. */
    defaultNotifyUrl: text('default_notify_url'),
    /** Addresses and networks that signed requests may come from; null means anywhere. */
    allowedIps: text('allowed_ips').array(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('merchants_user').on(table.userId),
    // What a search box finds begin with.
    index('merchants_number_prefix').on(sql`${table.mchId} text_pattern_ops`),
    index('merchants_name_prefix').on(sql`lower(${table.name}) text_pattern_ops`),
    check('merchants_sign_profile', sql`${table.signProfile} in ('md5-sorted', 'hmac-sha256')`),
    check('merchants_callback_format', sql`${table.callbackFormat} in ('form', 'json')`),
  ],
);
