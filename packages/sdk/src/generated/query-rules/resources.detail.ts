// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `resources.detail`. */
export const resourcesDetailRules = /* @__PURE__ */ (() => ({
  resourceId: r.uuid,
  productId: r.integer(1, 99999),
}))();
