// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import { postJson } from '../runtime/operation.ts';

/** Start binding an authenticator. `POST /v1.0/user/bindUser` */
export const authenticatorBind = /* @__PURE__ */ postJson('authenticator.bind', 'user/bindUser');

/** Confirm a binding with a code. `POST /v1.0/user/confirmBind` */
export const authenticatorConfirmBind = /* @__PURE__ */ postJson('authenticator.confirmBind', 'user/confirmBind');

/** Remove an account's authenticator. `POST /v1.0/user/unbind` */
export const authenticatorUnbind = /* @__PURE__ */ postJson('authenticator.unbind', 'user/unbind');

/** Start binding an authenticator from the personal center. `POST /v1.0/user/bindUserForProfile` */
export const authenticatorBindForProfile = /* @__PURE__ */ postJson('authenticator.bindForProfile', 'user/bindUserForProfile');

/** Confirm a binding from the personal center. `POST /v1.0/user/confirmBindForProfile` */
export const authenticatorConfirmBindForProfile = /* @__PURE__ */ postJson('authenticator.confirmBindForProfile', 'user/confirmBindForProfile');

/** Remove own authenticator. `POST /v1.0/user/unbindForProfile` */
export const authenticatorUnbindForProfile = /* @__PURE__ */ postJson('authenticator.unbindForProfile', 'user/unbindForProfile');
