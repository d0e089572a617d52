// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `payoutBatches.list`. */
export const payoutBatchesListRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageNum: r.integer(1, 200),
  sortBy: r.oneOf('createdAt', 'payoutTime', 'orderCount', 'amountMinor'),
  sortOrder: r.oneOf('asc', 'desc'),
  batchCode: r.text(1, 40),
  payoutBatchId: r.uuid,
  state: r.oneOf('created', 'exported', 'confirming', 'closed', 'cancelled'),
  supplierId: r.uuid,
  resourceId: r.uuid,
  currency: r.oneOf('INR', 'CNY', 'KES', 'USDT'),
  templateName: r.text(1, 64),
  orderCode: r.text(1, 40),
  startTime: r.platformDateTime,
  endTime: r.platformDateTime,
  withSummary: r.boolean,
}))();
