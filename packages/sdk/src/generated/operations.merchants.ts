// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import { codec } from '../runtime/codec.ts';
import { post } from '../runtime/operation.ts';
import { outcomeUnknown } from '../runtime/outcome.ts';
import { pageNumNames } from '../runtime/page-names.ts';
import { usualGet, usualPostJson } from '../runtime/usual-operation.ts';

/** Read own signing key. `POST /v1.0/merchant/getSigningKey` */
export const merchantsSigningKey = /* @__PURE__ */ post('merchants.signingKey', 'merchant/getSigningKey');

/** List merchants. `GET /v1.0/merchant/getList` */
export const merchantsList = /* @__PURE__ */ usualGet('merchants.list', {
  page: pageNumNames,
  codec,
});

/** One merchant. `GET /v1.0/merchant/getDetail` */
export const merchantsDetail = /* @__PURE__ */ usualGet('merchants.detail');

/** Add a merchant. `POST /v1.0/merchant/add` */
export const merchantsAdd = /* @__PURE__ */ usualPostJson('merchants.add');

/** Change a merchant. `POST /v1.0/merchant/update` */
export const merchantsUpdate = /* @__PURE__ */ usualPostJson('merchants.update');

/** Change one's own callback settings. `POST /v1.0/merchant/updateOwn` */
export const merchantsUpdateOwn = /* @__PURE__ */ usualPostJson('merchants.updateOwn');

/** Enable or disable a merchant. `POST /v1.0/merchant/enable` */
export const merchantsEnable = /* @__PURE__ */ usualPostJson('merchants.enable');

/** Rotate a merchant's signing key. `POST /v1.0/merchant/rotateKey` */
export const merchantsRotateKey = /* @__PURE__ */ usualPostJson('merchants.rotateKey');

/** Revoke a merchant's old signing key. `POST /v1.0/merchant/revokeOldKey` */
export const merchantsRevokeOldKey = /* @__PURE__ */ usualPostJson('merchants.revokeOldKey');

/** Adjust a merchant's balance. `POST /v1.0/merchant/adjustBalance` */
export const merchantsAdjustBalance = /* @__PURE__ */ usualPostJson('merchants.adjustBalance', {
  movesMoney: outcomeUnknown,
});

/** Clear a merchant's balance. `POST /v1.0/merchant/clearBalance` */
export const merchantsClearBalance = /* @__PURE__ */ usualPostJson('merchants.clearBalance', {
  movesMoney: outcomeUnknown,
});
