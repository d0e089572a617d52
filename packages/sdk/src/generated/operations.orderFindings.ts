// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import { codec } from '../runtime/codec.ts';
import { pageNumNames } from '../runtime/page-names.ts';
import { usualGet, usualPostJson } from '../runtime/usual-operation.ts';

/** List findings. `GET /v1.0/orderFinding/getList` */
export const orderFindingsList = /* @__PURE__ */ usualGet('orderFindings.list', {
  page: pageNumNames,
  codec,
});

/** Dismiss or confirm a finding. `POST /v1.0/orderFinding/decide` */
export const orderFindingsDecide = /* @__PURE__ */ usualPostJson('orderFindings.decide');

/** Label the orders of a finding. `POST /v1.0/orderFinding/mark` */
export const orderFindingsMark = /* @__PURE__ */ usualPostJson('orderFindings.mark');
