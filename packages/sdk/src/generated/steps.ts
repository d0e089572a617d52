// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import type { Role } from './permissions.ts';

/** A step that users take, with its call and its roles. */
export interface Step {
  /** The operation that takes the step, or the name of one that does not exist yet. */
  readonly call: string;
  /** Roles that may take it. */
  readonly roles: readonly Role[];
  /** Needs a second-level token. */
  readonly secondLevel: boolean;
}

/** Steps of a collection order that users take. The platform takes all other steps itself. */
export const collectionSteps: Readonly<Partial<Record<string, Step>>> = {
  supplement: {"call":"orders.supplement","roles":["superAdmin","admin","supplier"],"secondLevel":true},
  resendCallback: {"call":"orders.callback","roles":["superAdmin","admin","customerService","merchant"],"secondLevel":false},
  reselect: {"call":"orders.reselect","roles":["superAdmin","admin"],"secondLevel":false},
  freeResource: {"call":"orders.freeResource","roles":["superAdmin","admin","supplier"],"secondLevel":false},
  reverse: {"call":"orders.reverse","roles":["superAdmin","admin"],"secondLevel":true},
};

/** Steps of a payout order that users take. The platform takes all other steps itself. */
export const payoutSteps: Readonly<Partial<Record<string, Step>>> = {
  claim: {"call":"payoutClaims.claim","roles":["superAdmin","admin","supplier"],"secondLevel":false},
  cancelClaim: {"call":"payoutClaims.cancel","roles":["superAdmin","admin","supplier"],"secondLevel":false},
  unlock: {"call":"orders.unlock","roles":["superAdmin","admin"],"secondLevel":false},
  cancel: {"call":"payouts.cancel","roles":["superAdmin","admin","merchant"],"secondLevel":false},
  reject: {"call":"orders.reject","roles":["superAdmin","admin","supplier"],"secondLevel":false},
  reselect: {"call":"orders.reselect","roles":["superAdmin","admin"],"secondLevel":false},
  approveRejection: {"call":"payouts.approveRejection","roles":["superAdmin","admin"],"secondLevel":false},
  refuseRejection: {"call":"payouts.refuseRejection","roles":["superAdmin","admin"],"secondLevel":false},
  enterBatch: {"call":"payoutBatches.create","roles":["superAdmin","admin","supplier"],"secondLevel":false},
  leaveBatch: {"call":"payoutBatches.cancel","roles":["superAdmin","admin","supplier"],"secondLevel":false},
  sendBatch: {"call":"payoutBatches.export","roles":["superAdmin","admin","supplier"],"secondLevel":true},
  returnUnpaid: {"call":"payoutBatches.handle","roles":["superAdmin","admin"],"secondLevel":true},
  send: {"call":"orders.supplement","roles":["superAdmin","admin","supplier"],"secondLevel":true},
  submitProof: {"call":"orders.supplement","roles":["superAdmin","admin","supplier"],"secondLevel":true},
  confirm: {"call":"orders.supplement","roles":["superAdmin","admin"],"secondLevel":true},
  decline: {"call":"payouts.reportDeclined","roles":["superAdmin","admin","supplier"],"secondLevel":false},
  loseOutcome: {"call":"payouts.reportUnknown","roles":["superAdmin","admin","supplier"],"secondLevel":false},
  dispute: {"call":"payouts.dispute","roles":["superAdmin","admin"],"secondLevel":false},
  findPaid: {"call":"payouts.resolveException","roles":["superAdmin","admin"],"secondLevel":true},
  findFailed: {"call":"payouts.resolveException","roles":["superAdmin","admin"],"secondLevel":true},
  reverse: {"call":"orders.reverse","roles":["superAdmin","admin"],"secondLevel":true},
};
