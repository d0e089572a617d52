// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `messageTemplates.order`. */
export const messageTemplatesOrderRules = /* @__PURE__ */ (() => ({
  kind: r.oneOf('sms', 'webMessage'),
}))();
