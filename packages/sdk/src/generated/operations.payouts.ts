// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import { outcomeUnknown } from '../runtime/outcome.ts';
import { usualGet, usualPostJson } from '../runtime/usual-operation.ts';

/** Cancel a payout. `POST /v1.0/payout/cancel` */
export const payoutsCancel = /* @__PURE__ */ usualPostJson('payouts.cancel', {
  movesMoney: outcomeUnknown,
});

/** Approve a payout's rejection. `POST /v1.0/payout/approveRejection` */
export const payoutsApproveRejection = /* @__PURE__ */ usualPostJson('payouts.approveRejection', {
  movesMoney: outcomeUnknown,
});

/** Refuse a payout's rejection. `POST /v1.0/payout/refuseRejection` */
export const payoutsRefuseRejection = /* @__PURE__ */ usualPostJson('payouts.refuseRejection');

/** Report that a payment was declined. `POST /v1.0/payout/reportDeclined` */
export const payoutsReportDeclined = /* @__PURE__ */ usualPostJson('payouts.reportDeclined');

/** Report that a payment's result is unknown. `POST /v1.0/payout/reportUnknown` */
export const payoutsReportUnknown = /* @__PURE__ */ usualPostJson('payouts.reportUnknown');

/** Dispute the proof of a payout. `POST /v1.0/payout/dispute` */
export const payoutsDispute = /* @__PURE__ */ usualPostJson('payouts.dispute');

/** Resolve a processing exception. `POST /v1.0/payout/resolveException` */
export const payoutsResolveException = /* @__PURE__ */ usualPostJson('payouts.resolveException', {
  movesMoney: outcomeUnknown,
});

/** Add a picture that proves a payment. `POST /v1.0/payout/addProof` */
export const payoutsAddProof = /* @__PURE__ */ usualPostJson('payouts.addProof');

/** Show the pictures that prove a payment. `GET /v1.0/payout/getProofs` */
export const payoutsProofs = /* @__PURE__ */ usualGet('payouts.proofs');
