// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `savedViews.list`. */
export const savedViewsListRules = /* @__PURE__ */ (() => ({
  list: r.text(undefined, undefined, /^[a-zA-Z]{1,40}\.[a-zA-Z]{1,40}$/u),
  screen: r.text(undefined, undefined, /^\/[A-Za-z0-9_\/-]{1,127}$/u),
}))();
