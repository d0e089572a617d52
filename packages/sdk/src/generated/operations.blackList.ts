// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import { codec } from '../runtime/codec.ts';
import { pageNumNames } from '../runtime/page-names.ts';
import { usualGet, usualPostJson } from '../runtime/usual-operation.ts';

/** List the black list. `GET /v1.0/blackList/getList` */
export const blackListList = /* @__PURE__ */ usualGet('blackList.list', {
  page: pageNumNames,
  codec,
});

/** List the hits of an entry. `GET /v1.0/blackList/getHits` */
export const blackListHits = /* @__PURE__ */ usualGet('blackList.hits', {
  page: pageNumNames,
  codec,
});

/** Try entries before adding them. `POST /v1.0/blackList/trial` */
export const blackListTrial = /* @__PURE__ */ usualPostJson('blackList.trial', {
  writes: false,
});

/** Add to the black list. `POST /v1.0/blackList/add` */
export const blackListAdd = /* @__PURE__ */ usualPostJson('blackList.add');

/** Change an entry. `POST /v1.0/blackList/update` */
export const blackListUpdate = /* @__PURE__ */ usualPostJson('blackList.update');

/** Remove an entry. `POST /v1.0/blackList/remove` */
export const blackListRemove = /* @__PURE__ */ usualPostJson('blackList.remove');
