// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import { codec } from '../runtime/codec.ts';
import { pageNumNames } from '../runtime/page-names.ts';
import { usualGet, usualPostJson } from '../runtime/usual-operation.ts';

/** List runs of pay scripts. `GET /v1.0/payScriptRun/getList` */
export const payScriptRunsList = /* @__PURE__ */ usualGet('payScriptRuns.list', {
  page: pageNumNames,
  times: ['startTime', 'endTime'],
  codec,
});

/** One run. `GET /v1.0/payScriptRun/getDetail` */
export const payScriptRunsDetail = /* @__PURE__ */ usualGet('payScriptRuns.detail');

/** Query the order of a run again. `POST /v1.0/payScriptRun/queryAgain` */
export const payScriptRunsQueryAgain = /* @__PURE__ */ usualPostJson('payScriptRuns.queryAgain');
