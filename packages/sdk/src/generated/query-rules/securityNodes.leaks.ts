// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `securityNodes.leaks`. */
export const securityNodesLeaksRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageNum: r.integer(1, 200),
  sortBy: r.oneOf('foundAt', 'messageCount', 'handledAt'),
  sortOrder: r.oneOf('asc', 'desc'),
  leakId: r.uuid,
  resourceId: r.uuid,
  supplierId: r.uuid,
  kind: r.oneOf('break', 'replay', 'frequency'),
  state: r.oneOf('open', 'handled'),
  startTime: r.platformDateTime,
  endTime: r.platformDateTime,
}))();
