// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `orderCallbacks.previewResend`. */
export const orderCallbacksPreviewResendRules = /* @__PURE__ */ (() => ({
  orderCode: r.text(1, 40),
  merchantOrderNo: r.text(1, 64),
  merchantId: r.uuid,
  state: r.oneOf('waiting', 'sending', 'retrying', 'acknowledged', 'dead', 'superseded'),
  lastOutcome: r.oneOf('acknowledged', 'wrongAnswer', 'httpError', 'timedOut', 'connectionFailed', 'refusedAddress'),
  startTime: r.platformDateTime,
  endTime: r.platformDateTime,
}))();
