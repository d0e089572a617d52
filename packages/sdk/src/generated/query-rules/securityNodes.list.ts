// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `securityNodes.list`. */
export const securityNodesListRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageNum: r.integer(1, 200),
  cursor: r.text(1, 200),
  sortBy: r.oneOf('receivedAt', 'amount'),
  sortOrder: r.oneOf('asc', 'desc'),
  nodeId: r.uuid,
  resourceId: r.uuid,
  supplierId: r.uuid,
  cardNumber: r.text(undefined, undefined, /^\d{1,20}$/u),
  state: r.oneOf('start', 'linked', 'broken', 'replayed'),
  open: r.boolean,
  flagged: r.boolean,
  startTime: r.platformDateTime,
  endTime: r.platformDateTime,
}))();
