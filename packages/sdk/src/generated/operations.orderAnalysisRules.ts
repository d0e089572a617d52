// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import { codec } from '../runtime/codec.ts';
import { pageNumNames } from '../runtime/page-names.ts';
import { usualGet, usualPostJson } from '../runtime/usual-operation.ts';

/** List the rules. `GET /v1.0/orderAnalysisRule/getList` */
export const orderAnalysisRulesList = /* @__PURE__ */ usualGet('orderAnalysisRules.list', {
  page: pageNumNames,
  codec,
});

/** Change a rule. `POST /v1.0/orderAnalysisRule/update` */
export const orderAnalysisRulesUpdate = /* @__PURE__ */ usualPostJson('orderAnalysisRules.update');

/** Try a rule on the last 30 days. `GET /v1.0/orderAnalysisRule/getTrial` */
export const orderAnalysisRulesTrial = /* @__PURE__ */ usualGet('orderAnalysisRules.trial');
