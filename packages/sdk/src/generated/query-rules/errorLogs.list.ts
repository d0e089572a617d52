// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `errorLogs.list`. */
export const errorLogsListRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageSize: r.integer(1, 200),
  cursor: r.text(1, 200),
  sortBy: r.oneOf('createdAt'),
  sortOrder: r.oneOf('asc', 'desc'),
  text: r.text(1, 100),
  account: r.text(1, 64),
  url: r.text(1, 200),
  appVersion: r.text(1, 64),
  fingerprint: r.text(undefined, undefined, /^[0-9a-f]{16}$/u),
  startTime: r.platformDateTime,
  endTime: r.platformDateTime,
}))();
