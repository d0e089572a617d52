// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `users.unusedOptions`. */
export const usersUnusedOptionsRules = /* @__PURE__ */ (() => ({
  role: r.oneOf('merchant', 'supplier'),
}))();
