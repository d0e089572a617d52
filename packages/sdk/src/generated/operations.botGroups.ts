// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import { codec } from '../runtime/codec.ts';
import { pageNumNames } from '../runtime/page-names.ts';
import { usualGet, usualPostJson } from '../runtime/usual-operation.ts';

/** List groups of the bots. `GET /v1.0/botGroup/getList` */
export const botGroupsList = /* @__PURE__ */ usualGet('botGroups.list', {
  page: pageNumNames,
  codec,
});

/** Add a group. `POST /v1.0/botGroup/add` */
export const botGroupsAdd = /* @__PURE__ */ usualPostJson('botGroups.add');

/** Change a group. `POST /v1.0/botGroup/update` */
export const botGroupsUpdate = /* @__PURE__ */ usualPostJson('botGroups.update');

/** Delete a group. `POST /v1.0/botGroup/delete` */
export const botGroupsDelete = /* @__PURE__ */ usualPostJson('botGroups.delete');

/** New code to bind a group. `POST /v1.0/botGroup/newCode` */
export const botGroupsNewCode = /* @__PURE__ */ usualPostJson('botGroups.newCode');

/** Send a test message. `POST /v1.0/botGroup/sendTest` */
export const botGroupsSendTest = /* @__PURE__ */ usualPostJson('botGroups.sendTest');

/** State of the bots. `GET /v1.0/botGroup/getStatus` */
export const botGroupsStatus = /* @__PURE__ */ usualGet('botGroups.status');
