// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `payoutInstructions.list`. */
export const payoutInstructionsListRules = /* @__PURE__ */ (() => ({
  pageNum: r.integer(1, 200),
  cursor: r.text(1, 200),
  resourceId: r.uuid,
  orderCode: r.text(1, 40),
  monitorId: r.text(1, 64),
  state: r.oneOf('taken', 'begun', 'paid', 'declined', 'unknown', 'lapsed', 'void', 'silent'),
}))();
