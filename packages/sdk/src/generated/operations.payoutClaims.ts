// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import { get, post, postJson } from '../runtime/operation.ts';
import { outcomeUnknown } from '../runtime/outcome.ts';

/** Claim a payout order. `POST /v1.0/payoutOrderClaim/claimOrder` */
export const payoutClaimsClaim = /* @__PURE__ */ post('payoutClaims.claim', 'payoutOrderClaim/claimOrder', {
  movesMoney: outcomeUnknown,
});

/** Release a claimed payout order. `POST /v1.0/payoutOrderClaim/cancelClaim` */
export const payoutClaimsCancel = /* @__PURE__ */ post('payoutClaims.cancel', 'payoutOrderClaim/cancelClaim');

/** Claim the next payout order. `POST /v1.0/payoutOrderClaim/claimNext` */
export const payoutClaimsNext = /* @__PURE__ */ postJson('payoutClaims.next', 'payoutOrderClaim/claimNext', {
  movesMoney: outcomeUnknown,
});

/** Payouts that the caller has in hand. `GET /v1.0/payoutOrderClaim/getHeld` */
export const payoutClaimsHeld = /* @__PURE__ */ get('payoutClaims.held', 'payoutOrderClaim/getHeld');
