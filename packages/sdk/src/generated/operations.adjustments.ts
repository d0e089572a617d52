// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import { codec } from '../runtime/codec.ts';
import { outcomeUnknown } from '../runtime/outcome.ts';
import { pageNumNames } from '../runtime/page-names.ts';
import { usualGet, usualPostJson } from '../runtime/usual-operation.ts';

/** List adjustments. `GET /v1.0/adjustment/getList` */
export const adjustmentsList = /* @__PURE__ */ usualGet('adjustments.list', {
  page: pageNumNames,
  times: ['startTime', 'endTime'],
  codec,
});

/** Approve an adjustment that waits for a second person. `POST /v1.0/adjustment/approve` */
export const adjustmentsApprove = /* @__PURE__ */ usualPostJson('adjustments.approve', {
  movesMoney: outcomeUnknown,
});

/** Refuse an adjustment that waits for approval. `POST /v1.0/adjustment/refuse` */
export const adjustmentsRefuse = /* @__PURE__ */ usualPostJson('adjustments.refuse');
