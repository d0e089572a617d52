// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `products.list`. */
export const productsListRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageNum: r.integer(1, 200),
  sortBy: r.oneOf('id', 'merchantCount', 'supplierCount', 'resourceCount', 'createdAt', 'updatedAt'),
  sortOrder: r.oneOf('asc', 'desc'),
  kind: r.oneOf('collection', 'payout'),
  currency: r.oneOf('INR', 'CNY', 'KES', 'USDT'),
  enabled: r.boolean,
  name: r.text(1, 64),
}))();
