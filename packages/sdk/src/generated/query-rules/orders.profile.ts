// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `orders.profile`. */
export const ordersProfileRules = /* @__PURE__ */ (() => ({
  merchantUserId: r.uuid,
  supplierUserId: r.uuid,
  productId: r.integer(1, 99999),
  startTime: r.platformDateTime,
  endTime: r.platformDateTime,
}))();
