import type { Currency } from '@platform/sdk';
import { v5 } from 'uuid';
import type { AccountKind } from './ledger.types.ts';

/** An account by what it is; its row comes into being with its first transfer. */
export interface LedgerAccount {
  readonly id: string;
  readonly kind: AccountKind;
  readonly ownerId: string | null;
  readonly currency: Currency;
  readonly shard: number;
  readonly noOverdraft: boolean;
}

/** Names of accounts are hashed under this one; any constant will do, but never another one. */
const accountNamespace = '8a3b6a34-1f5e-4c55-9a5d-3e0a3c8f2b10';
const shardCount = 8;

const sharded: ReadonlySet<AccountKind> = new Set(['feeIncome', 'payoutClearing']);
/** Nobody spends what is not there. Suppliers owe and are owed, so theirs may go either way. */
const constrained: ReadonlySet<AccountKind> = new Set(['merchantPayable', 'supplierDeposit']);

/**
 * The id follows from what the account is, so that no transfer has to look it up. `spreadBy` picks the row of an
 * account that many orders share: the order's id, so that all of an order's transfers meet the same one.
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

/** The last hexadecimal digits of a version 7 id are random. */
const shardOf = (id: string): number => (Number.parseInt(id.slice(-4), 16) || 0) % shardCount;

export const ledgerAccountOf = {
  /** What the platform owes a merchant; never below nothing. */
  merchantPayable: (merchantId: string, currency: Currency) =>
    account('merchantPayable', merchantId, currency),
  /** What a supplier has taken in for the platform (debit), less what it has paid out for it (credit). */
  supplierReceivable: (supplierId: string, currency: Currency) =>
    account('supplierReceivable', supplierId, currency),
  supplierDeposit: (supplierId: string, currency: Currency) =>
    account('supplierDeposit', supplierId, currency),
  /** Commission that a supplier has earned: one account each, so that its balance is read without a sum. */
  commissionExpense: (supplierId: string, currency: Currency) =>
    account('commissionExpense', supplierId, currency),
  feeIncome: (currency: Currency, orderId: string) => account('feeIncome', null, currency, orderId),
  payoutClearing: (currency: Currency, orderId: string) => account('payoutClearing', null, currency, orderId),
  /** The other side of what people correct, and of money that came to no supplier's account. */
  adjustment: (currency: Currency) => account('adjustment', null, currency),
} as const;
