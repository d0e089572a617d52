// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import { codec } from '../runtime/codec.ts';
import { pageNumNames } from '../runtime/page-names.ts';
import { usualGet } from '../runtime/usual-operation.ts';

/** List tables and their columns. `GET /v1.0/entityData/getEntities` */
export const entityDataEntities = /* @__PURE__ */ usualGet('entityData.entities');

/** List rows of a table. `GET /v1.0/entityData/getList` */
export const entityDataList = /* @__PURE__ */ usualGet('entityData.list', {
  page: pageNumNames,
  times: ['startTime', 'endTime'],
  codec,
});
