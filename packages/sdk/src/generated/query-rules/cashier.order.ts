// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `cashier.order`. */
export const cashierOrderRules = /* @__PURE__ */ (() => ({
  token: r.text(undefined, undefined, /^[A-Za-z0-9_-]{43}$/u),
  waitMs: r.integer(0, 20000),
}))();
