// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `banks.options`. */
export const banksOptionsRules = /* @__PURE__ */ (() => ({
  currency: r.oneOf('INR', 'CNY', 'KES', 'USDT'),
}))();
