/** What an account is for; the contract's words. */
export type AccountKind =
  | 'merchantPayable'
  | 'supplierReceivable'
  | 'supplierDeposit'
  | 'feeIncome'
  | 'commissionExpense'
  | 'payoutClearing'
  | 'adjustment';

export type TransferKind = 'single' | 'pending' | 'post' | 'void';

/** What a transfer is for; statements show it beside the amount. */
export type TransferPurpose = 'principal' | 'fee' | 'commission' | 'reservation' | 'adjustment';
