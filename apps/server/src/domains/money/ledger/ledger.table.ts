import type { Currency } from '@platform/sdk';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AccountKind, TransferKind, TransferPurpose } from './ledger.types.ts';

const minorUnits = (name: string) => bigint(name, { mode: 'number' });

/**
 * An account of one owner, kind and currency. The posted counters only grow; pending amounts leave their
 * counter when resolved. Balance is credits less debits: positive when the platform owes, negative when it is
 * owed.
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<AccountKind>().notNull(),
    /** A merchant or a supplier; null for the platform's own accounts. */
    ownerId: uuid('owner_id'),
    currency: text('currency').$type<Currency>().notNull(),
    /** Accounts used by every order are split into several rows, so that orders do not wait for one lock. */
    shard: smallint('shard').notNull(),
    noOverdraft: boolean('no_overdraft').notNull(),
    debitsPostedMinor: minorUnits('debits_posted_minor').notNull().default(0),
    creditsPostedMinor: minorUnits('credits_posted_minor').notNull().default(0),
    debitsPendingMinor: minorUnits('debits_pending_minor').notNull().default(0),
    creditsPendingMinor: minorUnits('credits_pending_minor').notNull().default(0),
    /** Number of the last entry. */
    version: bigint('version', { mode: 'number' }).notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('ledger_accounts_owner')
      .on(table.ownerId, table.kind, table.currency, table.shard)
      .nullsNotDistinct(),
    check(
      'ledger_accounts_overdraft',
      sql`not ${table.noOverdraft} or ${table.creditsPostedMinor} - ${table.debitsPostedMinor} - ${table.debitsPendingMinor} >= 0`,
    ),
    check(
      'ledger_accounts_counters',
      sql`${table.debitsPostedMinor} >= 0 and ${table.creditsPostedMinor} >= 0 and ${table.debitsPendingMinor} >= 0 and ${table.creditsPendingMinor} >= 0`,
    ),
  ],
);

/**
 * A movement of money from one account (debit) to another (credit); append-only. A pending transfer reserves
 * the money until a `post` or `void` resolves it, once. No foreign key to orders, because orders may be
 * archived and the ledger is kept.
 */
export const ledgerTransfers = pgTable(
  'ledger_transfers',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<TransferKind>().notNull(),
    purpose: text('purpose').$type<TransferPurpose>().notNull(),
    debitAccountId: uuid('debit_account_id')
      .notNull()
      .references(() => ledgerAccounts.id),
    creditAccountId: uuid('credit_account_id')
      .notNull()
      .references(() => ledgerAccounts.id),
    amountMinor: minorUnits('amount_minor').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    /** Detects reuse of a key with another body, which is refused. */
    bodyHash: text('body_hash').notNull(),
    /** With `post` and `void`: the resolved transfer. */
    pendingId: uuid('pending_id').references((): AnyPgColumn => ledgerTransfers.id),
    /** The transfer that this one reverses. */
    reversesId: uuid('reverses_id').references((): AnyPgColumn => ledgerTransfers.id),
    orderId: uuid('order_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('ledger_transfers_key').on(table.idempotencyKey),
    uniqueIndex('ledger_transfers_resolved_once').on(table.pendingId).where(sql`pending_id is not null`),
    uniqueIndex('ledger_transfers_reversed_once').on(table.reversesId).where(sql`reverses_id is not null`),
    index('ledger_transfers_order').on(table.orderId).where(sql`order_id is not null`),
    check('ledger_transfers_amount', sql`${table.amountMinor} > 0`),
    check('ledger_transfers_sides', sql`${table.debitAccountId} <> ${table.creditAccountId}`),
    check('ledger_transfers_kind', sql`${table.kind} in ('single', 'pending', 'post', 'void')`),
    check(
      'ledger_transfers_resolves',
      sql`(${table.kind} in ('post', 'void')) = (${table.pendingId} is not null)`,
    ),
  ],
);

/** Effect of a transfer on one account: the lines of the account's statement; append-only. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => ledgerAccounts.id),
    version: bigint('version', { mode: 'number' }).notNull(),
    transferId: uuid('transfer_id')
      .notNull()
      .references(() => ledgerTransfers.id),
    /** Credits are positive, debits negative. */
    amountMinor: minorUnits('amount_minor').notNull(),
    balanceAfterMinor: minorUnits('balance_after_minor').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.version] }),
    // The account comes first, so that the index also serves an owner's statement, newest first.
    unique('ledger_entries_once').on(table.accountId, table.transferId),
    // The system check reads the entries of some transfers. By the index above it would read those of all.
    index('ledger_entries_transfer').on(table.transferId),
    check('ledger_entries_amount', sql`${table.amountMinor} <> 0`),
  ],
);
