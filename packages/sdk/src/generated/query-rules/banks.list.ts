// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `banks.list`. */
export const banksListRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageNum: r.integer(1, 200),
  sortBy: r.oneOf('number', 'shortName', 'ifscPrefix', 'updatedAt'),
  sortOrder: r.oneOf('asc', 'desc'),
  country: r.oneOf('IN', 'CN', 'KE'),
  name: r.text(1, 64),
  number: r.text(1, 16, /^[0-9]+$/u),
  ifscPrefix: r.text(4, 4, /^[A-Z]{4}$/u),
  enabled: r.boolean,
  bankId: r.uuid,
}))();
