// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import { codec } from '../runtime/codec.ts';
import { pageNumNames } from '../runtime/page-names.ts';
import { usualGet, usualPostJson } from '../runtime/usual-operation.ts';

/** List accounts by day with their difference. `GET /v1.0/reconciliation/getDays` */
export const reconciliationDays = /* @__PURE__ */ usualGet('reconciliation.days', {
  page: pageNumNames,
  times: ['startTime', 'endTime'],
  codec,
});

/** Close a day of an account. `POST /v1.0/reconciliation/closeDay` */
export const reconciliationCloseDay = /* @__PURE__ */ usualPostJson('reconciliation.closeDay');

/** Reopen a closed day. `POST /v1.0/reconciliation/reopenDay` */
export const reconciliationReopenDay = /* @__PURE__ */ usualPostJson('reconciliation.reopenDay');
