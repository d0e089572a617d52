// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `statements.candidates`. */
export const statementsCandidatesRules = /* @__PURE__ */ (() => ({
  statementId: r.uuid,
  orderNo: r.text(1, 64),
}))();
