// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import { codec } from '../runtime/codec.ts';
import { pageNumNames } from '../runtime/page-names.ts';
import { usualGet, usualPostJson } from '../runtime/usual-operation.ts';

/** List message templates. `GET /v1.0/messageTemplate/getList` */
export const messageTemplatesList = /* @__PURE__ */ usualGet('messageTemplates.list', {
  page: pageNumNames,
  codec,
});

/** Add a message template. `POST /v1.0/messageTemplate/add` */
export const messageTemplatesAdd = /* @__PURE__ */ usualPostJson('messageTemplates.add');

/** Change a message template. `POST /v1.0/messageTemplate/update` */
export const messageTemplatesUpdate = /* @__PURE__ */ usualPostJson('messageTemplates.update');

/** Delete a message template. `POST /v1.0/messageTemplate/delete` */
export const messageTemplatesDelete = /* @__PURE__ */ usualPostJson('messageTemplates.delete');

/** Test how a message is parsed and matched. `POST /v1.0/messageTemplate/test` */
export const messageTemplatesTest = /* @__PURE__ */ usualPostJson('messageTemplates.test', {
  writes: false,
});

/** Show the order in which templates are tried. `GET /v1.0/messageTemplate/getOrder` */
export const messageTemplatesOrder = /* @__PURE__ */ usualGet('messageTemplates.order');

/** Change the order in which templates are tried. `POST /v1.0/messageTemplate/reorder` */
export const messageTemplatesReorder = /* @__PURE__ */ usualPostJson('messageTemplates.reorder');

/** Try a template on the newest messages. `POST /v1.0/messageTemplate/trial` */
export const messageTemplatesTrial = /* @__PURE__ */ usualPostJson('messageTemplates.trial', {
  writes: false,
});

/** Read the unparsed messages of a template's sender again. `POST /v1.0/messageTemplate/rematch` */
export const messageTemplatesRematch = /* @__PURE__ */ usualPostJson('messageTemplates.rematch');

/** Show the latest job that read a template's messages again. `GET /v1.0/messageTemplate/getLatestRematch` */
export const messageTemplatesLatestRematch = /* @__PURE__ */ usualGet('messageTemplates.latestRematch');

/** Stop a job that reads messages again. `POST /v1.0/messageTemplate/stopRematch` */
export const messageTemplatesStopRematch = /* @__PURE__ */ usualPostJson('messageTemplates.stopRematch');
