// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `exports.piece`. */
export const exportsPieceRules = /* @__PURE__ */ (() => ({
  id: r.uuid,
  index: r.integer(0, 100000),
}))();
