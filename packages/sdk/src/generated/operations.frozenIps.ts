// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import { codec } from '../runtime/codec.ts';
import { pageNumNames } from '../runtime/page-names.ts';
import { usualGet, usualPostJson } from '../runtime/usual-operation.ts';

/** List frozen addresses. `GET /v1.0/frozenIp/getList` */
export const frozenIpsList = /* @__PURE__ */ usualGet('frozenIps.list', {
  page: pageNumNames,
  codec,
});

/** Freeze addresses. `POST /v1.0/frozenIp/freeze` */
export const frozenIpsFreeze = /* @__PURE__ */ usualPostJson('frozenIps.freeze');

/** Thaw an address. `POST /v1.0/frozenIp/thaw` */
export const frozenIpsThaw = /* @__PURE__ */ usualPostJson('frozenIps.thaw');

/** Change the end of a freeze. `POST /v1.0/frozenIp/extend` */
export const frozenIpsExtend = /* @__PURE__ */ usualPostJson('frozenIps.extend');
