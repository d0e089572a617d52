// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import { post } from '../runtime/operation.ts';
import { outcomeUnknown } from '../runtime/outcome.ts';
import { uploadCodec } from '../runtime/upload.ts';

/** Create orders from a file. `POST /v1.0/api/order/createBatch` */
export const ordersCreateBatch = /* @__PURE__ */ post('orders.createBatch', 'api/order/createBatch', {
  movesMoney: outcomeUnknown,
  body: 'multipart',
  files: ['file'],
  maxFileBytes: 5242880,
  codec: uploadCodec,
});

/** Judge the bank's result file. `POST /v1.0/payoutBatch/judge` */
export const payoutBatchesJudge = /* @__PURE__ */ post('payoutBatches.judge', 'payoutBatch/judge', {
  body: 'multipart',
  files: ['file'],
  maxFileBytes: 2097152,
  codec: uploadCodec,
});

/** Add a version to a monitor script. `POST /v1.0/monitorScript/addVersion` */
export const monitorScriptsAddVersion = /* @__PURE__ */ post('monitorScripts.addVersion', 'monitorScript/addVersion', {
  body: 'multipart',
  files: ['file'],
  maxFileBytes: 1048576,
  codec: uploadCodec,
});
