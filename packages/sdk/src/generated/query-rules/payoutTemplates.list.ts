// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `payoutTemplates.list`. */
export const payoutTemplatesListRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageNum: r.integer(1, 200),
  sortBy: r.oneOf('name', 'bankName', 'updatedAt'),
  sortOrder: r.oneOf('asc', 'desc'),
  name: r.text(1, 64),
  bankName: r.text(1, 128),
  format: r.oneOf('csv', 'xlsx'),
  enabled: r.boolean,
  templateId: r.uuid,
}))();
