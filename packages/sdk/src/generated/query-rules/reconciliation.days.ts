// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `reconciliation.days`. */
export const reconciliationDaysRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageNum: r.integer(1, 200),
  sortBy: r.oneOf('day'),
  sortOrder: r.oneOf('asc', 'desc'),
  startTime: r.platformDateTime,
  endTime: r.platformDateTime,
  resourceId: r.uuid,
  supplierId: r.uuid,
  state: r.oneOf('differs', 'even', 'closed', 'changed'),
}))();
