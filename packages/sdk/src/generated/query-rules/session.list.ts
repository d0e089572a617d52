// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `session.list`. */
export const sessionListRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageNum: r.integer(1, 200),
  sortBy: r.oneOf('createdAt', 'account', 'access', 'ip', 'lastSeenAt'),
  sortOrder: r.oneOf('asc', 'desc'),
  userId: r.uuid,
  token: r.uuid,
  account: r.text(1, 64),
  access: r.oneOf('superAdmin', 'admin', 'supplier', 'merchant', 'customerService', 'technicalMaintenance', 'technicalSupport'),
  ip: r.text(undefined, undefined, /^[0-9.:a-fA-F]{1,45}$/u),
  online: r.boolean,
}))();
