// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import { codec } from '../runtime/codec.ts';
import { pageNumNames } from '../runtime/page-names.ts';
import { usualGet, usualPostJson } from '../runtime/usual-operation.ts';

/** List IP rules. `GET /v1.0/ipRule/getList` */
export const ipRulesList = /* @__PURE__ */ usualGet('ipRules.list', {
  page: pageNumNames,
  codec,
});

/** Add or change IP rules. `POST /v1.0/ipRule/save` */
export const ipRulesSave = /* @__PURE__ */ usualPostJson('ipRules.save');

/** Remove an IP rule. `POST /v1.0/ipRule/remove` */
export const ipRulesRemove = /* @__PURE__ */ usualPostJson('ipRules.remove');

/** Preview a change of IP rules. `POST /v1.0/ipRule/preview` */
export const ipRulesPreview = /* @__PURE__ */ usualPostJson('ipRules.preview', {
  writes: false,
});
