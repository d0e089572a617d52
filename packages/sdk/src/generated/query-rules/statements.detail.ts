// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `statements.detail`. */
export const statementsDetailRules = /* @__PURE__ */ (() => ({
  statementId: r.uuid,
}))();
