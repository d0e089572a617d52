// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `blackList.list`. */
export const blackListListRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageNum: r.integer(1, 200),
  sortBy: r.oneOf('createdAt', 'expiresAt', 'hits', 'lastHitAt'),
  sortOrder: r.oneOf('asc', 'desc'),
  kind: r.oneOf('name', 'accountNumber', 'vpa', 'phone', 'usdtAddress'),
  value: r.text(1, 128),
  state: r.oneOf('live', 'disabled', 'expired', 'removed'),
  direction: r.oneOf('collections', 'payouts', 'both'),
  effect: r.oneOf('refuse', 'suspicious'),
  reason: r.text(1, 200),
  blackListId: r.uuid,
}))();
