// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import { codec } from '../runtime/codec.ts';
import { get } from '../runtime/operation.ts';
import { pageNumNames } from '../runtime/page-names.ts';
import { usualPostJson } from '../runtime/usual-operation.ts';

/** Add a user. `POST /v1.0/admin/addUser` */
export const adminAddUser = /* @__PURE__ */ usualPostJson('admin.addUser');

/** List users. `GET /v1.0/admin/getUserList` */
export const adminListUsers = /* @__PURE__ */ get('admin.listUsers', 'admin/getUserList', {
  page: pageNumNames,
  codec,
});

/** List team proxies of suppliers. `GET /v1.0/admin/getSupplierProxyList` */
export const adminListSupplierProxies = /* @__PURE__ */ get('admin.listSupplierProxies', 'admin/getSupplierProxyList', {
  page: pageNumNames,
  codec,
});

/** Change a user. `POST /v1.0/admin/updateUser` */
export const adminUpdateUser = /* @__PURE__ */ usualPostJson('admin.updateUser');

/** Delete a user. `GET /v1.0/admin/deleteUser` */
export const adminDeleteUser = /* @__PURE__ */ get('admin.deleteUser', 'admin/deleteUser', {
  writes: true,
});

/** Give a user a new account name. `POST /v1.0/admin/repairUser` */
export const adminRepairUser = /* @__PURE__ */ usualPostJson('admin.repairUser');

/** Remove a user's pay password. `GET /v1.0/admin/resetPayPassword` */
export const adminResetPayPassword = /* @__PURE__ */ get('admin.resetPayPassword', 'admin/resetPayPassword', {
  writes: true,
});
