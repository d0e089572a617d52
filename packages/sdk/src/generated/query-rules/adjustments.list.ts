// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `adjustments.list`. */
export const adjustmentsListRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageNum: r.integer(1, 200),
  cursor: r.uuid,
  sortBy: r.oneOf('requestedAt', 'amount'),
  sortOrder: r.oneOf('asc', 'desc'),
  adjustmentId: r.uuid,
  state: r.oneOf('awaitingApproval', 'posted', 'refused'),
  kind: r.oneOf('merchantBalance', 'merchantClearing', 'supplierDeposit'),
  ownerId: r.uuid,
  currency: r.oneOf('INR', 'CNY', 'KES', 'USDT'),
  startTime: r.platformDateTime,
  endTime: r.platformDateTime,
}))();
