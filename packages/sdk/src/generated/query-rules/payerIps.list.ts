// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `payerIps.list`. */
export const payerIpsListRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageNum: r.integer(1, 200),
  sortBy: r.oneOf('orderCount', 'paidCount', 'successRate', 'merchantCount', 'payerNameCount', 'accountCount', 'firstAt', 'lastAt'),
  sortOrder: r.oneOf('asc', 'desc'),
  startTime: r.platformDateTime,
  endTime: r.platformDateTime,
  ip: r.text(2, 45),
  merchantId: r.uuid,
  fewestOrders: r.integer(1, 1000000),
}))();
