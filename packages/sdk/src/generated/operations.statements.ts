// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import { codec } from '../runtime/codec.ts';
import { outcomeUnknown } from '../runtime/outcome.ts';
import { pageNumNames } from '../runtime/page-names.ts';
import { usualGet, usualPostJson } from '../runtime/usual-operation.ts';

/** Report messages about money movements. `POST /v1.0/statement/ingest` */
export const statementsIngest = /* @__PURE__ */ usualPostJson('statements.ingest', {
  auth: 'device',
});

/** List statement records. `GET /v1.0/statement/getList` */
export const statementsList = /* @__PURE__ */ usualGet('statements.list', {
  page: pageNumNames,
  times: ['startTime', 'endTime'],
  codec,
});

/** Count statement records by state. `GET /v1.0/statement/getStateCounts` */
export const statementsStateCounts = /* @__PURE__ */ usualGet('statements.stateCounts', {
  times: ['startTime', 'endTime'],
  codec,
});

/** Show one statement record. `GET /v1.0/statement/getDetail` */
export const statementsDetail = /* @__PURE__ */ usualGet('statements.detail');

/** List the orders that a statement record may belong to. `GET /v1.0/statement/getCandidates` */
export const statementsCandidates = /* @__PURE__ */ usualGet('statements.candidates');

/** Match a statement record with an order by hand. `POST /v1.0/statement/matchByHand` */
export const statementsMatchByHand = /* @__PURE__ */ usualPostJson('statements.matchByHand', {
  movesMoney: outcomeUnknown,
});

/** Ignore a statement record. `POST /v1.0/statement/ignore` */
export const statementsIgnore = /* @__PURE__ */ usualPostJson('statements.ignore');

/** Parse and match a statement record again. `POST /v1.0/statement/rematch` */
export const statementsRematch = /* @__PURE__ */ usualPostJson('statements.rematch', {
  movesMoney: outcomeUnknown,
});

/** Ignore or match many statement records. `POST /v1.0/statement/resolveMany` */
export const statementsResolveMany = /* @__PURE__ */ usualPostJson('statements.resolveMany');

/** Show a job that resolves many statement records. `GET /v1.0/statement/getResolution` */
export const statementsResolution = /* @__PURE__ */ usualGet('statements.resolution');

/** Stop a job that resolves many statement records. `POST /v1.0/statement/stopResolution` */
export const statementsStopResolution = /* @__PURE__ */ usualPostJson('statements.stopResolution');
