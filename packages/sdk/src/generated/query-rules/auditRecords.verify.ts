// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `auditRecords.verify`. */
export const auditRecordsVerifyRules = /* @__PURE__ */ (() => ({
  from: r.integer(1, 1000000000000),
  to: r.integer(1, 1000000000000),
}))();
