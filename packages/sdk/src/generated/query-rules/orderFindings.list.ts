// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `orderFindings.list`. */
export const orderFindingsListRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageNum: r.integer(1, 200),
  sortBy: r.oneOf('lastAt', 'foundAt', 'orderCount'),
  sortOrder: r.oneOf('asc', 'desc'),
  state: r.oneOf('open', 'dismissed', 'confirmed'),
  rule: r.oneOf('payerTimeouts', 'addressUnpaid', 'sharedPayer', 'amountBurst', 'supplierSupplements', 'accountDrop', 'reversals'),
  subjectKind: r.oneOf('payerName', 'payerAccount', 'address', 'merchant', 'supplier', 'account'),
  subject: r.text(1, 200),
  findingId: r.uuid,
}))();
