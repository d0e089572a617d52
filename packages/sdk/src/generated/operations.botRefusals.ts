// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import { codec } from '../runtime/codec.ts';
import { pageNumNames } from '../runtime/page-names.ts';
import { usualGet } from '../runtime/usual-operation.ts';

/** List refused attempts. `GET /v1.0/botRefusal/getList` */
export const botRefusalsList = /* @__PURE__ */ usualGet('botRefusals.list', {
  page: pageNumNames,
  times: ['startTime', 'endTime'],
  codec,
});
