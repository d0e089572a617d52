// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `dataClearings.list`. */
export const dataClearingsListRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageNum: r.integer(1, 200),
  sortBy: r.oneOf('createdAt', 'rowCount'),
  sortOrder: r.oneOf('asc', 'desc'),
  subject: r.text(1, 64),
  startTime: r.platformDateTime,
  endTime: r.platformDateTime,
}))();
