// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `users.options`. */
export const usersOptionsRules = /* @__PURE__ */ (() => ({
  role: r.oneOf('superAdmin', 'admin', 'supplier', 'merchant', 'customerService', 'technicalMaintenance', 'technicalSupport'),
  includeDeleted: r.boolean,
}))();
