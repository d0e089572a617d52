// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `orderCallbacks.listDetails`. */
export const orderCallbacksListDetailsRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageNum: r.integer(1, 200),
  sortBy: r.oneOf('sendTime', 'latencyMs'),
  sortOrder: r.oneOf('asc', 'desc'),
  callbackId: r.uuid,
  orderCode: r.text(1, 40),
  merchantOrderCode: r.text(1, 64),
  systemFlag: r.text(1, 64),
  httpMethod: r.oneOf('POST', 'GET'),
  outcome: r.oneOf('acknowledged', 'wrongAnswer', 'httpError', 'timedOut', 'connectionFailed', 'refusedAddress'),
  receiveStartTime: r.platformDateTime,
  receiveEndTime: r.platformDateTime,
}))();
