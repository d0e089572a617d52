// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `userProducts.list`. */
export const userProductsListRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageNum: r.integer(1, 200),
  sortBy: r.oneOf('account', 'partyName', 'productId', 'rate', 'updatedAt'),
  sortOrder: r.oneOf('asc', 'desc'),
  role: r.oneOf('merchant', 'supplier'),
  userId: r.uuid,
  productId: r.integer(1, 99999),
  currency: r.oneOf('INR', 'CNY', 'KES', 'USDT'),
  name: r.text(1, 64),
  enabled: r.boolean,
}))();
