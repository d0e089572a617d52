// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import { codec } from '../runtime/codec.ts';
import { get, post, postJson } from '../runtime/operation.ts';
import { pageNumNames, pageSizeNames } from '../runtime/page-names.ts';
import { usualGet, usualPostJson } from '../runtime/usual-operation.ts';

/** Sign in. `POST /v1.0/user/login` */
export const sessionLogin = /* @__PURE__ */ postJson('session.login', 'user/login', {
  auth: 'none',
});

/** Obtain a second-level token. `POST /v1.0/user/login2` */
export const sessionLoginSecondLevel = /* @__PURE__ */ postJson('session.loginSecondLevel', 'user/login2');

/** Signed-in user. `POST /v1.0/user/getInfo` */
export const sessionInfo = /* @__PURE__ */ post('session.info', 'user/getInfo', {
  writes: false,
});

/** Sign out. `POST /v1.0/user/logout` */
export const sessionLogout = /* @__PURE__ */ post('session.logout', 'user/logout');

/** End another session. `POST /v1.0/user/forceLogout` */
export const sessionForceLogout = /* @__PURE__ */ postJson('session.forceLogout', 'user/forceLogout');

/** List open sessions. `POST /v1.0/user/getSessions` */
export const sessionList = /* @__PURE__ */ post('session.list', 'user/getSessions', {
  writes: false,
  page: pageNumNames,
  codec,
});

/** List own open sessions. `GET /v1.0/user/getOwnSessions` */
export const sessionListOwn = /* @__PURE__ */ get('session.listOwn', 'user/getOwnSessions');

/** End all own other sessions. `POST /v1.0/user/endOtherSessions` */
export const sessionEndOthers = /* @__PURE__ */ post('session.endOthers', 'user/endOtherSessions');

/** Change own password. `POST /v1.0/user/changePassword` */
export const sessionChangePassword = /* @__PURE__ */ postJson('session.changePassword', 'user/changePassword');

/** Pin own language. `POST /v1.0/user/setLanguage` */
export const sessionSetLanguage = /* @__PURE__ */ postJson('session.setLanguage', 'user/setLanguage');

/** Choose own time zone. `POST /v1.0/user/setTimeZone` */
export const sessionSetTimeZone = /* @__PURE__ */ postJson('session.setTimeZone', 'user/setTimeZone');

/** Set own pay password. `POST /v1.0/user/setPayPassword` */
export const sessionSetPayPassword = /* @__PURE__ */ postJson('session.setPayPassword', 'user/setPayPassword');

/** List reported errors. `GET /v1.0/errorLog/getList` */
export const errorLogsList = /* @__PURE__ */ usualGet('errorLogs.list', {
  page: pageSizeNames,
  times: ['startTime', 'endTime'],
  codec,
});

/** List faults with their report counts. `GET /v1.0/errorLog/getGroupList` */
export const errorLogsListGroups = /* @__PURE__ */ get('errorLogs.listGroups', 'errorLog/getGroupList', {
  page: pageSizeNames,
  times: ['startTime', 'endTime'],
  codec,
});

/** Clear reported errors. `POST /v1.0/errorLog/clear` */
export const errorLogsClear = /* @__PURE__ */ usualPostJson('errorLogs.clear');

/** Report a front-end error. `POST /save_error_logger` */
export const errorLogsSave = /* @__PURE__ */ postJson('errorLogs.save', '/save_error_logger', {
  auth: 'none',
});
