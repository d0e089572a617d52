// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `monitorLogs.list`. */
export const monitorLogsListRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageSize: r.integer(1, 200),
  cursor: r.text(1, 200),
  sortBy: r.oneOf('createdAt'),
  sortOrder: r.oneOf('asc', 'desc'),
  monitorId: r.text(1, 64),
  orderCode: r.text(1, 40),
  cardNumber: r.text(undefined, undefined, /^\d{1,20}$/u),
  logPhase: r.oneOf('start', 'heartbeat', 'signIn', 'fetch', 'receive', 'parse', 'match', 'pay', 'error', 'stop'),
  logPhases: r.list(r.oneOf('start', 'heartbeat', 'signIn', 'fetch', 'receive', 'parse', 'match', 'pay', 'error', 'stop'), 1, 10),
  level: r.oneOf('info', 'warning', 'error'),
  supplierId: r.uuid,
  startTime: r.platformDateTime,
  endTime: r.platformDateTime,
}))();
