/** What other domains ask about the books by, whole or a stretch of them. */
export { type Books, type Invariant, ledgerInvariants } from './ledger.invariants.ts';
export { type InvariantVerdict, inspectBooks } from './ledger.verification.ts';
