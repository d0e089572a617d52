// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `auditRecords.list`. */
export const auditRecordsListRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageNum: r.integer(1, 200),
  cursor: r.text(1, 200),
  sortBy: r.oneOf('createdAt'),
  sortOrder: r.oneOf('asc', 'desc'),
  startTime: r.platformDateTime,
  endTime: r.platformDateTime,
  actor: r.text(1, 64),
  role: r.oneOf('superAdmin', 'admin', 'supplier', 'merchant', 'customerService', 'technicalMaintenance', 'technicalSupport'),
  operation: r.text(1, 64),
  objectType: r.text(1, 64),
  objectId: r.text(1, 100),
  outcome: r.oneOf('success', 'refused'),
  ip: r.text(1, 64),
  requestId: r.text(1, 64),
}))();
