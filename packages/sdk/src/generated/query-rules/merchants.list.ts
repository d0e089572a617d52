// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `merchants.list`. */
export const merchantsListRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageNum: r.integer(1, 200),
  sortBy: r.oneOf('createdAt', 'name', 'mchId'),
  sortOrder: r.oneOf('asc', 'desc'),
  mchId: r.text(undefined, undefined, /^\d{1,20}$/u),
  name: r.text(1, 64),
  account: r.text(1, 64),
  enabled: r.boolean,
  productId: r.integer(1, 99999),
  withToday: r.boolean,
}))();
