// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `payouts.proofs`. */
export const payoutsProofsRules = /* @__PURE__ */ (() => ({
  orderCode: r.text(1, 40),
}))();
