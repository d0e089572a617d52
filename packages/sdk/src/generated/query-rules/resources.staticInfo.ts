// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `resources.staticInfo`. */
export const resourcesStaticInfoRules = /* @__PURE__ */ (() => ({
  supplierId: r.uuid,
  productId: r.integer(1, 99999),
}))();
