// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `entityData.list`. */
export const entityDataListRules = /* @__PURE__ */ (() => ({
  entity: r.text(undefined, undefined, /^[a-z_]{1,63}$/u),
  pageIndex: r.integer(1, 1000000),
  pageNum: r.integer(1, 200),
  cursor: r.text(1, 1000),
  key: r.text(1, 300),
  column: r.text(undefined, undefined, /^[a-z_0-9]{1,63}$/u),
  value: r.text(1, 300),
  startTime: r.platformDateTime,
  endTime: r.platformDateTime,
}))();
