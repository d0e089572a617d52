// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `ipRules.list`. */
export const ipRulesListRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageNum: r.integer(1, 200),
  sortBy: r.oneOf('createdAt', 'expiresAt', 'network'),
  sortOrder: r.oneOf('asc', 'desc'),
  ip: r.text(2, 43, /^[0-9a-fA-F:.]+(\/\d{1,3})?$/u),
  kind: r.oneOf('role', 'account', 'merchants', 'merchant', 'devices'),
  role: r.oneOf('superAdmin', 'admin', 'supplier', 'merchant', 'customerService', 'technicalMaintenance', 'technicalSupport'),
  account: r.text(1, 64),
  state: r.oneOf('active', 'disabled', 'expired'),
  note: r.text(1, 200),
  ipRuleId: r.uuid,
}))();
