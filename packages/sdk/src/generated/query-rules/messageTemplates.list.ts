// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `messageTemplates.list`. */
export const messageTemplatesListRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageNum: r.integer(1, 200),
  sortBy: r.oneOf('priority', 'name', 'lastReadAt', 'createdAt', 'updatedAt'),
  sortOrder: r.oneOf('asc', 'desc'),
  name: r.text(1, 64),
  kind: r.oneOf('sms', 'webMessage'),
  currency: r.oneOf('INR', 'CNY', 'KES', 'USDT'),
  direction: r.oneOf('in', 'out'),
  bankId: r.uuid,
  enabled: r.boolean,
  templateId: r.uuid,
}))();
