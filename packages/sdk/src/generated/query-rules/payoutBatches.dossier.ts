// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `payoutBatches.dossier`. */
export const payoutBatchesDossierRules = /* @__PURE__ */ (() => ({
  payoutBatchId: r.uuid,
}))();
