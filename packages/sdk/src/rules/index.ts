export { collectionSteps, payoutSteps, type Step } from '../generated/steps.ts';
export {
  canResendCallback,
  type ResendFacts,
  type ResendRefusal,
  type ResendVerdict,
  resendQuietMs,
} from './callbacks.ts';
export {
  type FieldRefusal,
  type FieldVerdict,
  fieldLimits,
  type Rail,
  validateAccount,
  validateAccountName,
  validateBankName,
  validateCardNumber,
  validateDateTime,
  validateIfsc,
  validateNickname,
  validatePassword,
  validateReference,
  validateRole,
  validateTimeRange,
  validateUtr,
  validateVpa,
} from './forms.ts';
export type { Actor, EventRule, Judgement, StepContext, StepRefusal, Transition } from './machine.ts';
export { orderCodePrefixes, orderTypeOf } from './order-code.ts';
export { type OrderStatus, type OrderStatusId, orderStatusIds, orderStatusOf } from './order-statuses.ts';
export {
  canTransition,
  type OrderContext,
  type OrderEvent,
  type OrderEventRule,
  type OrderLedgerStep,
  type OrderRefusal,
  type OrderTransition,
  type OrderVerdict,
  orderCreation,
  orderRules,
} from './orders.ts';
export { type PayoutBatchForm, type PayoutBatchRefusals, validatePayoutBatch } from './payout-batch.ts';
export {
  type PayoutStatus,
  type PayoutStatusId,
  payoutStatusIds,
  payoutStatusOf,
} from './payout-statuses.ts';
export {
  canTransitionPayout,
  type PayoutContext,
  type PayoutEvent,
  type PayoutEventRule,
  type PayoutLedgerStep,
  type PayoutRefusal,
  type PayoutTransition,
  type PayoutVerdict,
  payoutCreation,
  payoutRules,
} from './payouts.ts';
export {
  otherReason,
  type RejectReason,
  rejectReasons,
  rejectReasonText,
  validateRejectReason,
} from './reject-reason.ts';
export {
  isKenyanMobile,
  type ResourceField,
  type ResourceForm,
  type ResourceKind,
  resourceRefusals,
} from './resources.ts';
export { isUsdtAddress, type UsdtNetwork } from './usdt-address.ts';
