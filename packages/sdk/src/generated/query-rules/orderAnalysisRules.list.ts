// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `orderAnalysisRules.list`. */
export const orderAnalysisRulesListRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageNum: r.integer(1, 200),
}))();
