// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `messages.content`. */
export const messagesContentRules = /* @__PURE__ */ (() => ({
  msg_id: r.uuid,
}))();
