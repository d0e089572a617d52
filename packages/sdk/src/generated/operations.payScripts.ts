// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import { codec } from '../runtime/codec.ts';
import { pageNumNames } from '../runtime/page-names.ts';
import { usualGet, usualPostJson } from '../runtime/usual-operation.ts';

/** List pay scripts. `GET /v1.0/payScript/getList` */
export const payScriptsList = /* @__PURE__ */ usualGet('payScripts.list', {
  page: pageNumNames,
  codec,
});

/** Pay scripts for choosing. `GET /v1.0/payScript/getOptions` */
export const payScriptsOptions = /* @__PURE__ */ usualGet('payScripts.options');

/** List the versions of a script. `GET /v1.0/payScript/getVersions` */
export const payScriptsVersions = /* @__PURE__ */ usualGet('payScripts.versions', {
  page: pageNumNames,
  codec,
});

/** One version of a script. `GET /v1.0/payScript/getVersion` */
export const payScriptsVersion = /* @__PURE__ */ usualGet('payScripts.version');

/** Add a pay script. `POST /v1.0/payScript/add` */
export const payScriptsAdd = /* @__PURE__ */ usualPostJson('payScripts.add');

/** Rename a pay script. `POST /v1.0/payScript/rename` */
export const payScriptsRename = /* @__PURE__ */ usualPostJson('payScripts.rename');

/** Add a version to a script. `POST /v1.0/payScript/addVersion` */
export const payScriptsAddVersion = /* @__PURE__ */ usualPostJson('payScripts.addVersion');

/** Try a script. `POST /v1.0/payScript/tryRun` */
export const payScriptsTryRun = /* @__PURE__ */ usualPostJson('payScripts.tryRun', {
  writes: false,
});

/** Put a version live. `POST /v1.0/payScript/goLive` */
export const payScriptsGoLive = /* @__PURE__ */ usualPostJson('payScripts.goLive');

/** Bring back the version before. `POST /v1.0/payScript/bringBack` */
export const payScriptsBringBack = /* @__PURE__ */ usualPostJson('payScripts.bringBack');
