// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import { codec } from '../runtime/codec.ts';
import { pageNumNames } from '../runtime/page-names.ts';
import { usualGet, usualPostJson } from '../runtime/usual-operation.ts';

/** List product agreements. `GET /v1.0/userProduct/getList` */
export const userProductsList = /* @__PURE__ */ usualGet('userProducts.list', {
  page: pageNumNames,
  codec,
});

/** Add a product agreement. `POST /v1.0/userProduct/add` */
export const userProductsAdd = /* @__PURE__ */ usualPostJson('userProducts.add');

/** Change a product agreement. `POST /v1.0/userProduct/update` */
export const userProductsUpdate = /* @__PURE__ */ usualPostJson('userProducts.update');

/** End a product agreement. `POST /v1.0/userProduct/delete` */
export const userProductsDelete = /* @__PURE__ */ usualPostJson('userProducts.delete');
