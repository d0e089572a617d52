// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `fundRecords.statement`. */
export const fundRecordsStatementRules = /* @__PURE__ */ (() => ({
  ownerId: r.uuid,
  month: r.text(undefined, undefined, /^20[0-9]{2}-(0[1-9]|1[0-2])$/u),
  startTime: r.platformDateTime,
  endTime: r.platformDateTime,
  accountKind: r.oneOf('merchantPayable', 'supplierReceivable', 'supplierDeposit', 'feeIncome', 'commissionExpense', 'payoutClearing', 'adjustment'),
  currency: r.oneOf('INR', 'CNY', 'KES', 'USDT'),
}))();
