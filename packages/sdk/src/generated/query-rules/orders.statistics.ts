// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `orders.statistics`. */
export const ordersStatisticsRules = /* @__PURE__ */ (() => ({
  merchantUserId: r.uuid,
  supplierUserId: r.uuid,
  productId: r.integer(1, 99999),
  startTime: r.platformDateTime,
  endTime: r.platformDateTime,
  isProxy: r.boolean,
  orderType: r.oneOf(1, 2),
  orderMark: r.oneOf(0, 1, 2, 3, 4),
  groupByMerchant: r.boolean,
}))();
