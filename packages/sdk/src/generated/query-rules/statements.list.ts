// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `statements.list`. */
export const statementsListRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageNum: r.integer(1, 200),
  cursor: r.text(1, 200),
  sortBy: r.oneOf('storedAt', 'amount'),
  sortOrder: r.oneOf('asc', 'desc'),
  kind: r.oneOf('sms', 'webMessage', 'usdt', 'gateway'),
  state: r.oneOf('received', 'matched', 'unmatched', 'suspicious', 'unparsed', 'ignored'),
  suspicion: r.oneOf('severalCandidates', 'amountMismatch', 'late', 'utrConsumed', 'nameMismatch', 'accountUnclear'),
  direction: r.oneOf('in', 'out'),
  supplierId: r.uuid,
  resourceId: r.uuid,
  cardNumber: r.text(undefined, undefined, /^\d{1,20}$/u),
  monitorId: r.text(1, 64),
  currency: r.oneOf('INR', 'CNY', 'KES', 'USDT'),
  amountMinor: r.integer(0, 1000000000000000),
  utr: r.text(undefined, undefined, /^[A-Za-z0-9]{6,80}$/u),
  orderCode: r.text(1, 40),
  text: r.text(2, 100),
  startTime: r.platformDateTime,
  endTime: r.platformDateTime,
}))();
