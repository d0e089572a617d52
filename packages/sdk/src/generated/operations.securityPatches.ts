// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import { codec } from '../runtime/codec.ts';
import { pageNumNames } from '../runtime/page-names.ts';
import { usualGet, usualPostJson } from '../runtime/usual-operation.ts';

/** Preview a repair. `GET /v1.0/securityPatch/getPreview` */
export const securityPatchesPreview = /* @__PURE__ */ usualGet('securityPatches.preview');

/** List repairs of chains. `GET /v1.0/securityPatch/getList` */
export const securityPatchesList = /* @__PURE__ */ usualGet('securityPatches.list', {
  page: pageNumNames,
  times: ['startTime', 'endTime'],
  codec,
});

/** Repair a broken chain. `POST /v1.0/securityPatch/add` */
export const securityPatchesAdd = /* @__PURE__ */ usualPostJson('securityPatches.add');
