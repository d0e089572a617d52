// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `monitorDevices.list`. */
export const monitorDevicesListRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageNum: r.integer(1, 200),
  sortBy: r.oneOf('createdAt', 'name', 'lastHeartbeatAt', 'aliveSince'),
  sortOrder: r.oneOf('asc', 'desc'),
  monitorId: r.text(1, 64),
  name: r.text(1, 64),
  kind: r.oneOf('sms', 'web', 'chain'),
  state: r.oneOf('enabled', 'disabled', 'revoked'),
  life: r.oneOf('alive', 'silent', 'never'),
  supplierId: r.uuid,
  resourceId: r.uuid,
  scriptId: r.uuid,
  scriptState: r.oneOf('current', 'lagging', 'none'),
}))();
