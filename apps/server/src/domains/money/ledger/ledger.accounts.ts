import type { Currency } from '@platform/sdk';
import { v5 } from 'uuid';
import type { AccountKind } from './ledger.types.ts';

/** A ledger account. Its row is created with its first transfer. */
export interface LedgerAccount {
  readonly id: string;
  readonly kind: AccountKind;
  readonly ownerId: string | null;
  readonly currency: Currency;
  readonly shard: number;
  readonly noOverdraft: boolean;
}

/** Namespace of account ids. Arbitrary, but must never change. */
const accountNamespace = '8a3b6a34-1f5e-4c55-9a5d-3e0a3c8f2b10';
const shardCount = 8;

const sharded: ReadonlySet<AccountKind> = new Set(['feeIncome', 'payoutClearing']);
/** Accounts that must not be overdrawn. A supplier's receivable may have either sign. */
const constrained: ReadonlySet<AccountKind> = new Set(['merchantPayable', 'supplierDeposit']);

/**
 * Derives the id from the account's facts, so that no transfer has to look it up. `spreadBy` selects the
 * shard of an account that many orders share: the order's id, so that all transfers of an order use the same
 * one.
 */
function account(
  kind: AccountKind,
  ownerId: string | null,
  currency: Currency,
  spreadBy = '',
): LedgerAccount {
  const shard = sharded.has(kind) ? shardOf(spreadBy) : 0;
  const id = v5([kind, ownerId ?? 'platform', currency, shard].join(' '), accountNamespace);
  return { id, kind, ownerId, currency, shard, noOverdraft: constrained.has(kind) };
}

/** The last hexadecimal digits of a version 7 UUID are random. */
const shardOf = (id: string): number => (Number.parseInt(id.slice(-4), 16) || 0) % shardCount;

export const ledgerAccountOf = {
  /** What the platform owes a merchant; never negative. */
  merchantPayable: (merchantId: string, currency: Currency) =>
    account('merchantPayable', merchantId, currency),
  /** What a supplier received for the platform (debit), less what it paid out for it (credit). */
  supplierReceivable: (supplierId: string, currency: Currency) =>
    account('supplierReceivable', supplierId, currency),
  supplierDeposit: (supplierId: string, currency: Currency) =>
    account('supplierDeposit', supplierId, currency),
  /** Commission earned by a supplier. One account per supplier, so that its balance is read without a sum. */
  commissionExpense: (supplierId: string, currency: Currency) =>
    account('commissionExpense', supplierId, currency),
  feeIncome: (currency: Currency, orderId: string) => account('feeIncome', null, currency, orderId),
  payoutClearing: (currency: Currency, orderId: string) => account('payoutClearing', null, currency, orderId),
  /** Counter-account of manual corrections, and of money that arrived on no supplier's account. */
  adjustment: (currency: Currency) => account('adjustment', null, currency),
} as const;
