/** Account kinds, named as in the contract. */
export type AccountKind =
  | 'merchantPayable'
  | 'supplierReceivable'
  | 'supplierDeposit'
  | 'feeIncome'
  | 'commissionExpense'
  | 'payoutClearing'
  | 'adjustment';

export type TransferKind = 'single' | 'pending' | 'post' | 'void';

/** Purpose of a transfer, shown in statements. */
export type TransferPurpose = 'principal' | 'fee' | 'commission' | 'reservation' | 'adjustment' | 'residue';
