// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `payScriptRuns.list`. */
export const payScriptRunsListRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageNum: r.integer(1, 200),
  sortBy: r.oneOf('startedAt', 'durationMs', 'cpuMs'),
  sortOrder: r.oneOf('asc', 'desc'),
  gatewayId: r.uuid,
  scriptId: r.uuid,
  version: r.integer(1, 100000),
  orderCode: r.text(1, 40),
  entryPoint: r.oneOf('send', 'create', 'query', 'readNotice', 'test', 'choose'),
  verdict: r.oneOf('accepted', 'created', 'pending', 'completed', 'declined', 'expired', 'unknown', 'ignored', 'forged', 'ok', 'failed', 'chosen'),
  failure: r.oneOf('threw', 'timedOut', 'tooLong', 'tooLarge', 'tooManyRequests', 'invalidVerdict', 'missing', 'stopped'),
  startTime: r.platformDateTime,
  endTime: r.platformDateTime,
}))();
