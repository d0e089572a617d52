// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `securityPatches.preview`. */
export const securityPatchesPreviewRules = /* @__PURE__ */ (() => ({
  nodeId: r.uuid,
}))();
