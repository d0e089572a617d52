// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import { codec } from '../runtime/codec.ts';
import { pageNumNames } from '../runtime/page-names.ts';
import { usualGet, usualPostJson } from '../runtime/usual-operation.ts';

/** List the chains of accounts. `GET /v1.0/securityNode/getAccounts` */
export const securityNodesAccounts = /* @__PURE__ */ usualGet('securityNodes.accounts', {
  page: pageNumNames,
  codec,
});

/** List the messages of chains. `GET /v1.0/securityNode/getList` */
export const securityNodesList = /* @__PURE__ */ usualGet('securityNodes.list', {
  page: pageNumNames,
  times: ['startTime', 'endTime'],
  codec,
});

/** List the findings of the periodic check. `GET /v1.0/securityNode/getLeaks` */
export const securityNodesLeaks = /* @__PURE__ */ usualGet('securityNodes.leaks', {
  page: pageNumNames,
  times: ['startTime', 'endTime'],
  codec,
});

/** Mark a finding as handled. `POST /v1.0/securityNode/handleLeak` */
export const securityNodesHandleLeak = /* @__PURE__ */ usualPostJson('securityNodes.handleLeak');

/** Open a handled finding again. `POST /v1.0/securityNode/reopenLeak` */
export const securityNodesReopenLeak = /* @__PURE__ */ usualPostJson('securityNodes.reopenLeak');
