// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `payGateways.list`. */
export const payGatewaysListRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageNum: r.integer(1, 200),
  sortBy: r.oneOf('name', 'createdAt', 'updatedAt'),
  sortOrder: r.oneOf('asc', 'desc'),
  gatewayId: r.uuid,
  name: r.text(1, 64),
  scriptId: r.uuid,
  productId: r.integer(1, 99999),
  direction: r.oneOf('collection', 'payout'),
  enabled: r.boolean,
}))();
