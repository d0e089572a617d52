// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `payoutClaims.claim`. */
export const payoutClaimsClaimRules = /* @__PURE__ */ (() => ({
  orderId: r.uuid,
  resourceId: r.uuid,
}))();
