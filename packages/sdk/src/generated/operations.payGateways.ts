// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import { codec } from '../runtime/codec.ts';
import { outcomeUnknown } from '../runtime/outcome.ts';
import { pageNumNames } from '../runtime/page-names.ts';
import { usualGet, usualPostJson } from '../runtime/usual-operation.ts';

/** List gateways. `GET /v1.0/payGateway/getList` */
export const payGatewaysList = /* @__PURE__ */ usualGet('payGateways.list', {
  page: pageNumNames,
  codec,
});

/** Gateways for choosing. `GET /v1.0/payGateway/getOptions` */
export const payGatewaysOptions = /* @__PURE__ */ usualGet('payGateways.options');

/** Add a gateway. `POST /v1.0/payGateway/add` */
export const payGatewaysAdd = /* @__PURE__ */ usualPostJson('payGateways.add');

/** Change a gateway. `POST /v1.0/payGateway/update` */
export const payGatewaysUpdate = /* @__PURE__ */ usualPostJson('payGateways.update');

/** Enable or disable a gateway. `POST /v1.0/payGateway/setEnabled` */
export const payGatewaysSetEnabled = /* @__PURE__ */ usualPostJson('payGateways.setEnabled');

/** Test a gateway. `POST /v1.0/payGateway/test` */
export const payGatewaysTest = /* @__PURE__ */ usualPostJson('payGateways.test');

/** Send a payout by a gateway. `POST /v1.0/payGateway/send` */
export const payGatewaysSend = /* @__PURE__ */ usualPostJson('payGateways.send', {
  movesMoney: outcomeUnknown,
});
