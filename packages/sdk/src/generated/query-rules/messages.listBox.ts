// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `messages.listBox`. */
export const messagesListBoxRules = /* @__PURE__ */ (() => ({
  state: r.oneOf('unread', 'read', 'trash'),
  cursor: r.text(1, 200),
  limit: r.integer(1, 200),
}))();
