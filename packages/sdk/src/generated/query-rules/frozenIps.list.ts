// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `frozenIps.list`. */
export const frozenIpsListRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageNum: r.integer(1, 200),
  sortBy: r.oneOf('createdAt', 'expiresAt', 'network'),
  sortOrder: r.oneOf('asc', 'desc'),
  ip: r.text(2, 43, /^[0-9a-fA-F:.]+(\/\d{1,3})?$/u),
  state: r.oneOf('live', 'expired', 'thawed'),
  reason: r.text(1, 200),
  frozenBy: r.text(1, 64),
  frozenIpId: r.uuid,
}))();
