import { sql } from 'drizzle-orm';
import { boolean, check, index, inet, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { Role } from '../../../kit/operation/context.ts';
import { users } from '../users/users.table.ts';

/** What a rule restricts; see the contract. */
export type IpRuleKind = 'role' | 'account' | 'merchants' | 'merchant' | 'devices';

/** Networks that a subject may come from. A subject with no active rule may come from anywhere. */
export const ipRules = pgTable(
  'ip_rules',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<IpRuleKind>().notNull(),
    role: text('role').$type<Role>(),
    /** The account; for the kind `merchant` the account of the merchant. */
    userId: uuid('user_id').references(() => users.id),
    /** In its one way of writing (`networkText`). */
    network: inet('network').notNull(),
    note: text('note').notNull(),
    /** Null: no end. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    enabled: boolean('enabled').notNull(),
    /** The account names at that time. */
    createdBy: text('created_by').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedBy: text('updated_by').notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('ip_rules_kind', sql`${table.kind} in ('role', 'account', 'merchants', 'merchant', 'devices')`),
    check('ip_rules_role', sql`(${table.kind} = 'role') = (${table.role} is not null)`),
    check('ip_rules_user', sql`(${table.kind} in ('account', 'merchant')) = (${table.userId} is not null)`),
    unique('ip_rules_subject').on(table.kind, table.role, table.userId, table.network).nullsNotDistinct(),
    index('ip_rules_account').on(table.userId),
    // For the networks that hold an address.
    index('ip_rules_network').using('gist', sql`network inet_ops`),
    index('ip_rules_created').on(table.createdAt, table.id),
  ],
);

export type IpRule = typeof ipRules.$inferSelect;
