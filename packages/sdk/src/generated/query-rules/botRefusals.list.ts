// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `botRefusals.list`. */
export const botRefusalsListRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageNum: r.integer(1, 200),
  sortBy: r.oneOf('lastAt', 'attempts'),
  sortOrder: r.oneOf('asc', 'desc'),
  bot: r.oneOf('reminder', 'transfer'),
  groupId: r.uuid,
  telegramUserId: r.text(4, 16, /^[0-9]+$/u),
  name: r.text(1, 64),
  listed: r.boolean,
  startTime: r.platformDateTime,
  endTime: r.platformDateTime,
}))();
