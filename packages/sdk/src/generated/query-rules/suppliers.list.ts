// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `suppliers.list`. */
export const suppliersListRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageNum: r.integer(1, 200),
  sortBy: r.oneOf('createdAt', 'name'),
  sortOrder: r.oneOf('asc', 'desc'),
  name: r.text(1, 64),
  account: r.text(1, 64),
  enabled: r.boolean,
  parentSupplierId: r.uuid,
  supplierId: r.uuid,
  topOnly: r.boolean,
  withTeam: r.boolean,
  productId: r.integer(1, 99999),
}))();
