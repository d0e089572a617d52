// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import { codec } from '../runtime/codec.ts';
import { pageNumNames } from '../runtime/page-names.ts';
import { usualGet } from '../runtime/usual-operation.ts';

/** List audit records. `GET /v1.0/auditRecord/getList` */
export const auditRecordsList = /* @__PURE__ */ usualGet('auditRecords.list', {
  page: pageNumNames,
  times: ['startTime', 'endTime'],
  codec,
});

/** One audit record. `GET /v1.0/auditRecord/getDetail` */
export const auditRecordsDetail = /* @__PURE__ */ usualGet('auditRecords.detail');

/** Verify a part of the chain. `GET /v1.0/auditRecord/getVerify` */
export const auditRecordsVerify = /* @__PURE__ */ usualGet('auditRecords.verify');
