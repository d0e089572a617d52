// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import { outcomeUnknown } from '../runtime/outcome.ts';
import { usualGet, usualPostJson } from '../runtime/usual-operation.ts';

/** Match one record with several orders, or several records with one order. `POST /v1.0/splitMatch/add` */
export const splitMatchesAdd = /* @__PURE__ */ usualPostJson('splitMatches.add', {
  movesMoney: outcomeUnknown,
});

/** Get a match of several. `GET /v1.0/splitMatch/getDetail` */
export const splitMatchesDetail = /* @__PURE__ */ usualGet('splitMatches.detail');

/** Get the tolerance of each currency. `GET /v1.0/splitMatch/getTolerances` */
export const splitMatchesTolerances = /* @__PURE__ */ usualGet('splitMatches.tolerances');

/** Set the tolerance of a currency. `POST /v1.0/splitMatch/setTolerance` */
export const splitMatchesSetTolerance = /* @__PURE__ */ usualPostJson('splitMatches.setTolerance');
