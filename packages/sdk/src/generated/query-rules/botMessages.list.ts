// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `botMessages.list`. */
export const botMessagesListRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageNum: r.integer(1, 200),
  bot: r.oneOf('reminder', 'transfer'),
  groupId: r.uuid,
  state: r.oneOf('waiting', 'sending', 'sent', 'dead'),
  kind: r.oneOf('notice', 'answer', 'test', 'sms', 'callback'),
  messageId: r.uuid,
  startTime: r.platformDateTime,
  endTime: r.platformDateTime,
}))();
