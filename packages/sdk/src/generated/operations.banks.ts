// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import { codec } from '../runtime/codec.ts';
import { pageNumNames } from '../runtime/page-names.ts';
import { usualGet, usualPostJson } from '../runtime/usual-operation.ts';

/** Options for choosing a bank. `GET /v1.0/bank/getOptions` */
export const banksOptions = /* @__PURE__ */ usualGet('banks.options');

/** List banks. `GET /v1.0/bank/getList` */
export const banksList = /* @__PURE__ */ usualGet('banks.list', {
  page: pageNumNames,
  codec,
});

/** Add a bank. `POST /v1.0/bank/add` */
export const banksAdd = /* @__PURE__ */ usualPostJson('banks.add');

/** Change a bank. `POST /v1.0/bank/update` */
export const banksUpdate = /* @__PURE__ */ usualPostJson('banks.update');
