import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Language, Role } from '../../../kit/operation/context.ts';

export type KycState = 'none' | 'inReview' | 'completed' | 'refused';

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    /** Sign-in name; digits and English letters. */
    account: text('account').notNull(),
    nickname: text('nickname').notNull(),
    role: text('role').$type<Role>().notNull(),
    passwordHash: text('password_hash').notNull(),
    /** Required at the second level instead of the password, once it is set. */
    payPasswordHash: text('pay_password_hash'),
    /** State of the identity check. Required while the setting KYC is on. */
    kycState: text('kyc_state').$type<KycState>().notNull().default('none'),
    kycNote: text('kyc_note'),
    kycChangedAt: timestamp('kyc_changed_at', { withTimezone: true }),
    enabled: boolean('enabled').notNull().default(true),
    allowModify: boolean('allow_modify').notNull().default(true),
    /** An administrator may require an authenticator before the user has bound one. */
    enableGoogleVerify: boolean('enable_google_verify').notNull().default(false),
    /** Encrypted; the authenticator in use. */
    googleSecretBox: text('google_secret_box'),
    /** Encrypted; offered but not yet confirmed by a code. */
    pendingGoogleSecretBox: text('pending_google_secret_box'),
    /** End every session when the binding is confirmed, as requested at its start. */
    logoutAfterBinding: boolean('logout_after_binding').notNull().default(false),
    /** Time step of the last accepted code, so that no code works twice. */
    lastGoogleCounter: bigint('last_google_counter', { mode: 'number' }),
    /** Allowed client addresses; null: any. */
    ipWhitelist: text('ip_whitelist').array(),
    /** Language pinned to the account; null: use the browser's. */
    language: text('language').$type<Language>(),
    /** Time zone in which the console shows times: an IANA name, or `browser`; null: the platform's. */
    timeZone: text('time_zone'),
    /** Kept here because ended sessions are deleted. */
    lastSignInAt: timestamp('last_sign_in_at', { withTimezone: true }),
    lastSignInIp: text('last_sign_in_ip'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    check('users_kyc_state', sql`${table.kycState} in ('none', 'inReview', 'completed', 'refused')`),
    uniqueIndex('users_account').on(sql`lower(${table.account})`),
    check('users_language', sql`${table.language} in ('zh-CN', 'zh-TW', 'en-US')`),
    // For prefix searches.
    index('users_account_prefix').on(sql`lower(${table.account}) text_pattern_ops`),
    index('users_nickname_prefix').on(sql`lower(${table.nickname}) text_pattern_ops`),
    check(
      'users_role',
      sql`${table.role} in ('superAdmin', 'admin', 'supplier', 'merchant', 'customerService', 'technicalMaintenance', 'technicalSupport')`,
    ),
  ],
);

export type UserRow = typeof users.$inferSelect;
