// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import { codec } from '../runtime/codec.ts';
import { pageNumNames } from '../runtime/page-names.ts';
import { usualGet, usualPostJson } from '../runtime/usual-operation.ts';

/** List people who may ask the bots. `GET /v1.0/botPeople/getList` */
export const botPeopleList = /* @__PURE__ */ usualGet('botPeople.list', {
  page: pageNumNames,
  codec,
});

/** Add a person. `POST /v1.0/botPeople/add` */
export const botPeopleAdd = /* @__PURE__ */ usualPostJson('botPeople.add');

/** Change a person. `POST /v1.0/botPeople/update` */
export const botPeopleUpdate = /* @__PURE__ */ usualPostJson('botPeople.update');

/** Delete a person. `POST /v1.0/botPeople/delete` */
export const botPeopleDelete = /* @__PURE__ */ usualPostJson('botPeople.delete');
