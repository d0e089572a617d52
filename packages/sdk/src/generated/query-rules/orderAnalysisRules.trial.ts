// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `orderAnalysisRules.trial`. */
export const orderAnalysisRulesTrialRules = /* @__PURE__ */ (() => ({
  rule: r.oneOf('payerTimeouts', 'addressUnpaid', 'sharedPayer', 'amountBurst', 'supplierSupplements', 'accountDrop', 'reversals'),
  windowHours: r.oneOf(1, 2, 3, 4, 6, 8, 12, 24, 48, 72, 168),
  least: r.integer(2, 100000),
  percent: r.integer(0, 1000),
}))();
