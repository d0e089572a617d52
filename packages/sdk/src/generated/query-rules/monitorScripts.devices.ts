// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `monitorScripts.devices`. */
export const monitorScriptsDevicesRules = /* @__PURE__ */ (() => ({
  scriptId: r.uuid,
}))();
