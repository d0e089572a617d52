// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import { codec } from '../runtime/codec.ts';
import { outcomeUnknown } from '../runtime/outcome.ts';
import { pageNumNames } from '../runtime/page-names.ts';
import { usualGet, usualPostJson } from '../runtime/usual-operation.ts';

/** Preview a batch. `GET /v1.0/payoutBatch/getPreview` */
export const payoutBatchesPreview = /* @__PURE__ */ usualGet('payoutBatches.preview');

/** Create a batch. `POST /v1.0/payoutBatch/create` */
export const payoutBatchesCreate = /* @__PURE__ */ usualPostJson('payoutBatches.create', {
  times: ['payoutTime'],
  codec,
});

/** List payout batches. `GET /v1.0/payoutBatch/getList` */
export const payoutBatchesList = /* @__PURE__ */ usualGet('payoutBatches.list', {
  page: pageNumNames,
  times: ['startTime', 'endTime'],
  codec,
});

/** Everything about a batch. `GET /v1.0/payoutBatch/getDossier` */
export const payoutBatchesDossier = /* @__PURE__ */ usualGet('payoutBatches.dossier');

/** Cancel a batch, or take payouts out of it. `POST /v1.0/payoutBatch/cancel` */
export const payoutBatchesCancel = /* @__PURE__ */ usualPostJson('payoutBatches.cancel');

/** Export a batch to its file. `POST /v1.0/payoutBatch/export` */
export const payoutBatchesExport = /* @__PURE__ */ usualPostJson('payoutBatches.export', {
  movesMoney: outcomeUnknown,
});

/** Download the file of a batch. `POST /v1.0/payoutBatch/download` */
export const payoutBatchesDownload = /* @__PURE__ */ usualPostJson('payoutBatches.download');

/** Confirm payouts of a batch. `POST /v1.0/payoutBatch/confirm` */
export const payoutBatchesConfirm = /* @__PURE__ */ usualPostJson('payoutBatches.confirm', {
  movesMoney: outcomeUnknown,
});

/** Handle abnormal payouts of a batch. `POST /v1.0/payoutBatch/handle` */
export const payoutBatchesHandle = /* @__PURE__ */ usualPostJson('payoutBatches.handle', {
  movesMoney: outcomeUnknown,
});
