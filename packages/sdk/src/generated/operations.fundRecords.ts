// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import { codec } from '../runtime/codec.ts';
import { pageNumNames } from '../runtime/page-names.ts';
import { usualGet } from '../runtime/usual-operation.ts';

/** List fund records. `GET /v1.0/fundRecord/getList` */
export const fundRecordsList = /* @__PURE__ */ usualGet('fundRecords.list', {
  page: pageNumNames,
  times: ['startTime', 'endTime'],
  codec,
});

/** Opening and closing balances of a party. `GET /v1.0/fundRecord/getStatement` */
export const fundRecordsStatement = /* @__PURE__ */ usualGet('fundRecords.statement', {
  times: ['startTime', 'endTime'],
  codec,
});
