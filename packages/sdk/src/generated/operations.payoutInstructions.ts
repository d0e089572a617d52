// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import { postJson } from '../runtime/operation.ts';
import { outcomeUnknown } from '../runtime/outcome.ts';
import { usualGet } from '../runtime/usual-operation.ts';

/** Take the next payment instruction. `POST /v1.0/monitor/payout/take` */
export const payoutInstructionsTake = /* @__PURE__ */ postJson('payoutInstructions.take', 'monitor/payout/take', {
  auth: 'device',
  movesMoney: outcomeUnknown,
});

/** Report what became of an instruction. `POST /v1.0/monitor/payout/report` */
export const payoutInstructionsReport = /* @__PURE__ */ postJson('payoutInstructions.report', 'monitor/payout/report', {
  auth: 'device',
  movesMoney: outcomeUnknown,
});

/** List payment instructions. `GET /v1.0/payoutInstruction/getList` */
export const payoutInstructionsList = /* @__PURE__ */ usualGet('payoutInstructions.list');
