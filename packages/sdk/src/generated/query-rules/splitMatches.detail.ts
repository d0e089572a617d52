// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `splitMatches.detail`. */
export const splitMatchesDetailRules = /* @__PURE__ */ (() => ({
  splitMatchId: r.uuid,
}))();
