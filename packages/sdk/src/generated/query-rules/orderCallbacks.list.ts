// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `orderCallbacks.list`. */
export const orderCallbacksListRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageNum: r.integer(1, 200),
  sortBy: r.oneOf('createdAt', 'lastAttemptAt'),
  sortOrder: r.oneOf('asc', 'desc'),
  orderCode: r.text(1, 40),
  merchantOrderNo: r.text(1, 64),
  merchantId: r.uuid,
  state: r.oneOf('waiting', 'sending', 'retrying', 'acknowledged', 'dead', 'superseded'),
  startTime: r.platformDateTime,
  endTime: r.platformDateTime,
}))();
