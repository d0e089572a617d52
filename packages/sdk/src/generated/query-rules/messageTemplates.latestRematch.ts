// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `messageTemplates.latestRematch`. */
export const messageTemplatesLatestRematchRules = /* @__PURE__ */ (() => ({
  templateId: r.uuid,
}))();
