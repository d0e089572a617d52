// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `admin.listUsers`. */
export const adminListUsersRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageNum: r.integer(1, 200),
  sortBy: r.oneOf('createdAt', 'account', 'role', 'lastSignInAt'),
  sortOrder: r.oneOf('asc', 'desc'),
  role: r.oneOf('superAdmin', 'admin', 'supplier', 'merchant', 'customerService', 'technicalMaintenance', 'technicalSupport'),
  account: r.text(1, 64),
  nickname: r.text(1, 64),
  includeDeleted: r.boolean,
}))();
