// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `orderCallbacks.listResendResults`. */
export const orderCallbacksListResendResultsRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageNum: r.integer(1, 200),
  id: r.uuid,
  outcome: r.oneOf('waiting', 'asked', 'skipped'),
}))();
