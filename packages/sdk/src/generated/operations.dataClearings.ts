// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import { codec } from '../runtime/codec.ts';
import { pageNumNames } from '../runtime/page-names.ts';
import { usualGet } from '../runtime/usual-operation.ts';

/** Count what the next run would clear. `GET /v1.0/dataClearing/getPreview` */
export const dataClearingsPreview = /* @__PURE__ */ usualGet('dataClearings.preview');

/** List checkpoints of the data-clear cycle. `GET /v1.0/dataClearing/getList` */
export const dataClearingsList = /* @__PURE__ */ usualGet('dataClearings.list', {
  page: pageNumNames,
  times: ['startTime', 'endTime'],
  codec,
});
