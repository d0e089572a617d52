// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import { codec } from '../runtime/codec.ts';
import { pageNumNames } from '../runtime/page-names.ts';
import { usualGet } from '../runtime/usual-operation.ts';

/** Analyse payer addresses. `GET /v1.0/payerIp/getList` */
export const payerIpsList = /* @__PURE__ */ usualGet('payerIps.list', {
  page: pageNumNames,
  times: ['startTime', 'endTime'],
  codec,
});
