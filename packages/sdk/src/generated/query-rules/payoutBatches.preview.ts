// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `payoutBatches.preview`. */
export const payoutBatchesPreviewRules = /* @__PURE__ */ (() => ({
  resourceId: r.uuid,
  productId: r.integer(1, 99999),
  merchantId: r.uuid,
  bankName: r.text(1, 128),
  minAgeMinutes: r.integer(0, 525600),
  minAmountMinor: r.integer(0, 1000000000000000),
  maxAmountMinor: r.integer(0, 1000000000000000),
  maxOrderCount: r.integer(1, 500),
  templateId: r.uuid,
}))();
