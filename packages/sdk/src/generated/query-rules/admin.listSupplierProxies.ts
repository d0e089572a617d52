// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `admin.listSupplierProxies`. */
export const adminListSupplierProxiesRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageNum: r.integer(1, 200),
  sortBy: r.oneOf('name', 'account', 'createdAt', 'lastSignInAt'),
  sortOrder: r.oneOf('asc', 'desc'),
  supplierUserId: r.uuid,
  account: r.text(1, 64),
  name: r.text(1, 64),
  enabled: r.boolean,
}))();
