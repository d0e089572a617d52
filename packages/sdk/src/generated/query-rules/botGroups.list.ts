// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `botGroups.list`. */
export const botGroupsListRules = /* @__PURE__ */ (() => ({
  pageIndex: r.integer(1, 1000000),
  pageNum: r.integer(1, 200),
  bot: r.oneOf('reminder', 'transfer'),
  ownerKind: r.oneOf('staff', 'merchant', 'supplier'),
  state: r.oneOf('waiting', 'bound', 'lost'),
  name: r.text(1, 64),
  groupId: r.uuid,
}))();
