// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `statements.resolution`. */
export const statementsResolutionRules = /* @__PURE__ */ (() => ({
  id: r.uuid,
}))();
