// The exports for higher domains. Everything else under domains/money/ is internal.
export { type Books, type Invariant, ledgerInvariants } from './ledger/ledger.invariants.ts';
export {
  type LedgerAccount,
  ledgerAccountOf,
  lockAccounts,
  lockAvailable,
  type Movement,
  merchantBalances,
  pendingTransfersOf,
  postTransfers,
  type Resolution,
  reverseOrderTransfers,
} from './ledger/ledger.service.ts';
export { ledgerAccounts, ledgerEntries, ledgerTransfers } from './ledger/ledger.table.ts';
export type { TransferPurpose } from './ledger/ledger.types.ts';
