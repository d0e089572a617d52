// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `merchants.detail`. */
export const merchantsDetailRules = /* @__PURE__ */ (() => ({
  merchantId: r.uuid,
}))();
