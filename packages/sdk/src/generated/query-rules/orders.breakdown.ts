// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `orders.breakdown`. */
export const ordersBreakdownRules = /* @__PURE__ */ (() => ({
  merchantId: r.uuid,
  supplierId: r.uuid,
  productId: r.integer(1, 99999),
  currency: r.oneOf('INR', 'CNY', 'KES', 'USDT'),
  startTime: r.platformDateTime,
  endTime: r.platformDateTime,
  orderType: r.oneOf(1, 2),
  orderMark: r.oneOf(0, 1, 2, 3, 4),
  isProxy: r.boolean,
  by: r.list(r.oneOf('time', 'product', 'merchant', 'supplier', 'account', 'hour', 'weekday'), undefined, 7),
}))();
