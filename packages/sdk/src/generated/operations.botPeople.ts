// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import { codec } from '../runtime/codec.ts';
import { get, postJson } from '../runtime/operation.ts';
import { pageNumNames } from '../runtime/page-names.ts';

/** List people who may ask the bots. `GET /v1.0/botPerson/getList` */
export const botPeopleList = /* @__PURE__ */ get('botPeople.list', 'botPerson/getList', {
  page: pageNumNames,
  codec,
});

/** Add a person. `POST /v1.0/botPerson/add` */
export const botPeopleAdd = /* @__PURE__ */ postJson('botPeople.add', 'botPerson/add');

/** Change a person. `POST /v1.0/botPerson/update` */
export const botPeopleUpdate = /* @__PURE__ */ postJson('botPeople.update', 'botPerson/update');

/** Delete a person. `POST /v1.0/botPerson/delete` */
export const botPeopleDelete = /* @__PURE__ */ postJson('botPeople.delete', 'botPerson/delete');
