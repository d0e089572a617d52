// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `monitorScripts.list`. */
export const monitorScriptsListRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageNum: r.integer(1, 200),
  sortBy: r.oneOf('name', 'createdAt', 'updatedAt'),
  sortOrder: r.oneOf('asc', 'desc'),
  scriptId: r.uuid,
  name: r.text(1, 64),
  kind: r.oneOf('sms', 'web', 'chain'),
  rollOut: r.oneOf('all', 'share', 'named'),
  lagging: r.boolean,
}))();
