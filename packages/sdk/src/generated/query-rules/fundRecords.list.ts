// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `fundRecords.list`. */
export const fundRecordsListRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageNum: r.integer(1, 200),
  cursor: r.text(1, 200),
  sortBy: r.oneOf('at'),
  sortOrder: r.oneOf('asc', 'desc'),
  withSummary: r.boolean,
  recordId: r.text(undefined, undefined, /^[0-9a-f-]{36}:[0-9]{1,15}$/u),
  ownerId: r.uuid,
  accountKind: r.oneOf('merchantPayable', 'supplierReceivable', 'supplierDeposit', 'feeIncome', 'commissionExpense', 'payoutClearing', 'adjustment'),
  currency: r.oneOf('INR', 'CNY', 'KES', 'USDT'),
  orderCode: r.text(1, 40),
  purpose: r.oneOf('principal', 'fee', 'commission', 'reservation', 'adjustment', 'residue'),
  direction: r.oneOf('credit', 'debit'),
  amountMinor: r.integer(1, 9000000000000000),
  startTime: r.platformDateTime,
  endTime: r.platformDateTime,
}))();
