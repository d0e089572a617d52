// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `monitorScripts.reach`. */
export const monitorScriptsReachRules = /* @__PURE__ */ (() => ({
  scriptId: r.uuid,
  rollOut: r.oneOf('all', 'share', 'named'),
  percent: r.integer(0, 100),
  monitorIds: r.list(r.text(undefined, undefined, /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/u), undefined, 500),
}))();
