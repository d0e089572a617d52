// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `securityPatches.list`. */
export const securityPatchesListRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageNum: r.integer(1, 200),
  sortBy: r.oneOf('createdAt', 'breakCount', 'supplementCount'),
  sortOrder: r.oneOf('asc', 'desc'),
  patchId: r.uuid,
  resourceId: r.uuid,
  supplierId: r.uuid,
  startTime: r.platformDateTime,
  endTime: r.platformDateTime,
}))();
