// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `resources.explain`. */
export const resourcesExplainRules = /* @__PURE__ */ (() => ({
  resourceId: r.uuid,
  productId: r.integer(1, 99999),
  amountMinor: r.integer(1, 9000000000000000),
}))();
