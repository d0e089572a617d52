// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `resources.list`. */
export const resourcesListRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageNum: r.integer(1, 200),
  cursor: r.text(1, 2000),
  sortBy: r.oneOf('name', 'supplierName', 'createdAt', 'weight', 'processingOrderCount', 'dailyUsed'),
  sortOrder: r.oneOf('asc', 'desc'),
  withSummary: r.boolean,
  resourceId: r.uuid,
  kind: r.oneOf('bank', 'wallet', 'upi', 'usdt', 'gateway', 'mobileMoney'),
  kinds: r.list(r.oneOf('bank', 'wallet', 'upi', 'usdt', 'gateway', 'mobileMoney'), 1, 6),
  productId: r.integer(1, 99999),
  productKind: r.oneOf('collection', 'payout'),
  currency: r.oneOf('INR', 'CNY', 'KES', 'USDT'),
  supplierId: r.uuid,
  name: r.text(1, 64),
  accountNumber: r.text(4, 128),
  state: r.oneOf(0, 1),
  gatewayId: r.uuid,
  monitorState: r.oneOf('notNeeded', 'online', 'stale', 'offline'),
}))();
