// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import { codec } from '../runtime/codec.ts';
import { get } from '../runtime/operation.ts';
import { pageNumNames } from '../runtime/page-names.ts';
import { usualGet, usualPostJson } from '../runtime/usual-operation.ts';

/** List monitor scripts. `GET /v1.0/monitorScript/getList` */
export const monitorScriptsList = /* @__PURE__ */ usualGet('monitorScripts.list', {
  page: pageNumNames,
  codec,
});

/** List the versions of a monitor script. `GET /v1.0/monitorScript/getVersions` */
export const monitorScriptsVersions = /* @__PURE__ */ usualGet('monitorScripts.versions', {
  page: pageNumNames,
  codec,
});

/** One version of a monitor script. `GET /v1.0/monitorScript/getVersion` */
export const monitorScriptsVersion = /* @__PURE__ */ usualGet('monitorScripts.version');

/** Count the devices of each version. `GET /v1.0/monitorScript/getDevices` */
export const monitorScriptsDevices = /* @__PURE__ */ usualGet('monitorScripts.devices');

/** Show what a roll-out would do. `GET /v1.0/monitorScript/getReach` */
export const monitorScriptsReach = /* @__PURE__ */ usualGet('monitorScripts.reach');

/** Add a monitor script. `POST /v1.0/monitorScript/add` */
export const monitorScriptsAdd = /* @__PURE__ */ usualPostJson('monitorScripts.add');

/** Change a monitor script. `POST /v1.0/monitorScript/update` */
export const monitorScriptsUpdate = /* @__PURE__ */ usualPostJson('monitorScripts.update');

/** Put a version of a monitor script live. `POST /v1.0/monitorScript/goLive` */
export const monitorScriptsGoLive = /* @__PURE__ */ usualPostJson('monitorScripts.goLive');

/** Bring back the version before. `POST /v1.0/monitorScript/bringBack` */
export const monitorScriptsBringBack = /* @__PURE__ */ usualPostJson('monitorScripts.bringBack');

/** Set which devices get the live version. `POST /v1.0/monitorScript/setRollOut` */
export const monitorScriptsSetRollOut = /* @__PURE__ */ usualPostJson('monitorScripts.setRollOut');

/** Give devices a script of their own. `POST /v1.0/monitorScript/assign` */
export const monitorScriptsAssign = /* @__PURE__ */ usualPostJson('monitorScripts.assign');

/** Fetch the script that a device should run. `GET /v1.0/monitor/script` */
export const monitorScriptsCurrent = /* @__PURE__ */ get('monitorScripts.current', 'monitor/script', {
  auth: 'device',
});
