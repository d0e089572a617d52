// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `statements.stateCounts`. */
export const statementsStateCountsRules = /* @__PURE__ */ (() => ({
  kind: r.oneOf('sms', 'webMessage', 'usdt', 'gateway'),
  kinds: r.list(r.oneOf('sms', 'webMessage', 'usdt', 'gateway'), 1, 4),
  suspicion: r.oneOf('severalCandidates', 'amountMismatch', 'late', 'utrConsumed', 'nameMismatch', 'accountUnclear'),
  direction: r.oneOf('in', 'out'),
  supplierId: r.uuid,
  resourceId: r.uuid,
  cardNumber: r.text(undefined, undefined, /^\d{1,20}$/u),
  monitorId: r.text(1, 64),
  templateId: r.uuid,
  currency: r.oneOf('INR', 'CNY', 'KES', 'USDT'),
  amountMinor: r.integer(0, 1000000000000000),
  minAmountMinor: r.integer(0, 1000000000000000),
  maxAmountMinor: r.integer(0, 1000000000000000),
  utr: r.text(undefined, undefined, /^[A-Za-z0-9]{6,80}$/u),
  orderCode: r.text(1, 40),
  network: r.text(undefined, undefined, /^[A-Z0-9]{3,16}$/u),
  fromAddress: r.text(undefined, undefined, /^[A-Za-z0-9]{20,64}$/u),
  toAddress: r.text(undefined, undefined, /^[A-Za-z0-9]{20,64}$/u),
  minConfirmations: r.integer(0, 2147483647),
  maxConfirmations: r.integer(0, 2147483647),
  text: r.text(2, 100),
  startTime: r.platformDateTime,
  endTime: r.platformDateTime,
  minAgeMinutes: r.integer(1, 525600),
}))();
