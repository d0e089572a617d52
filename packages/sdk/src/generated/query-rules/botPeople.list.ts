// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `botPeople.list`. */
export const botPeopleListRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageNum: r.integer(1, 200),
  name: r.text(1, 64),
  telegramUserId: r.text(4, 16, /^[0-9]+$/u),
  enabled: r.boolean,
  personId: r.uuid,
}))();
