// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import { codec } from '../runtime/codec.ts';
import { pageNumNames } from '../runtime/page-names.ts';
import { usualGet, usualPostJson } from '../runtime/usual-operation.ts';

/** List templates of bank files. `GET /v1.0/payoutTemplate/getList` */
export const payoutTemplatesList = /* @__PURE__ */ usualGet('payoutTemplates.list', {
  page: pageNumNames,
  codec,
});

/** Options for choosing a template. `GET /v1.0/payoutTemplate/getOptions` */
export const payoutTemplatesOptions = /* @__PURE__ */ usualGet('payoutTemplates.options');

/** Add a template. `POST /v1.0/payoutTemplate/add` */
export const payoutTemplatesAdd = /* @__PURE__ */ usualPostJson('payoutTemplates.add');

/** Change a template. `POST /v1.0/payoutTemplate/update` */
export const payoutTemplatesUpdate = /* @__PURE__ */ usualPostJson('payoutTemplates.update');

/** Delete a template. `POST /v1.0/payoutTemplate/delete` */
export const payoutTemplatesDelete = /* @__PURE__ */ usualPostJson('payoutTemplates.delete');

/** Preview the file of a template. `POST /v1.0/payoutTemplate/preview` */
export const payoutTemplatesPreview = /* @__PURE__ */ usualPostJson('payoutTemplates.preview', {
  writes: false,
});
