// The exports for higher domains. Everything else under domains/orders/ is internal.

export { type ProductCapacity, productCapacity } from './allocation/allocation.capacity.ts';
export { reportPlacement } from './allocation/allocation.changed.ts';
export type { Candidate, Judged } from './allocation/allocation.choice.ts';
export { chooseWeighted } from './allocation/allocation.choice.ts';
export type { GatewayRefusals } from './allocation/allocation.gateways.ts';
export { orderUpdated } from './allocation/allocation.jobs.ts';
export {
  type AllocationRules,
  allocateByChoice,
  type NamedProduct,
  readAllocationRules,
  repeatWhileFilled,
  reselectOrder,
} from './allocation/allocation.service.ts';
export { allocationAttempts, resourceLoads } from './allocation/allocation.table.ts';
export {
  fitToPayer,
  lockPayer,
  readBatchPayer,
  reserveAll,
  roomOf,
} from './allocation/batch-payers.service.ts';
export {
  judgePayers,
  lockPlaces,
  refuseAccount,
  reserveFirst,
  reservePayer,
} from './allocation/paying.service.ts';
export { byAccount } from './allocation/reservations.service.ts';
export { type BlackList, listedParties } from './black-list/black-list.service.ts';
export { checkReselection, markListed, markListedPayer } from './black-list/listed-orders.service.ts';
export { endOrderLink, keepOrderLink } from './cashier/order-links.service.ts';
export { type PayerHint, payerHints } from './cashier/payer-hints.table.ts';
export { isFrozen } from './frozen-ips/frozen-ips.service.ts';
export { AddressPolicy } from './order-callbacks/address-policy.ts';
export { orderCallbacks } from './order-callbacks/order-callbacks.table.ts';
export type { SendPublicRequest } from './order-callbacks/public-request.service.ts';
export { coverSet, keepSet, ordersOfSet, removeSet } from './order-sets/order-sets.service.ts';
export {
  completeButForReports,
  forgetAllReports,
  forgetReports,
  reportedHours,
  reportedPeriods,
  takeCountedHours,
} from './orders/late-changes.service.ts';
export { lateOrderChanges } from './orders/late-changes.table.ts';
export { allocationLosses } from './orders/loss-reasons.service.ts';
export { wentBadly, wentWell } from './orders/order-verdicts.service.ts';
export { checkMark, filtersOf } from './orders/orders.asked-filters.ts';
export { reportOrderChange } from './orders/orders.changed.ts';
export { type OrderFilters, orderConditions, poolOf } from './orders/orders.filters.ts';
export { testMark } from './orders/orders.labels.ts';
export {
  figureConditions,
  isLost,
  isPaid,
  type LossFigure,
  lossFigure,
  lossReason,
  movedMinor,
} from './orders/orders.measures.ts';
export { orderRowOf } from './orders/orders.row.ts';
export {
  advance,
  labelOrder,
  lockOrder,
  lockOrderByCode,
  lockOrders,
  noteOnOrder,
  type OrderStep,
  recordStep,
  type StepFacts,
} from './orders/orders.service.ts';
export { orderStatusLabel, payoutStatusNames } from './orders/orders.state-label.ts';
export { type Order, orderEvents, orders } from './orders/orders.table.ts';
export type { OrderMarkId, OrderStatusId } from './orders/orders.types.ts';
export { codeFor, mustBeOwn } from './orders/ownership.service.ts';
export {
  isReferenceHeld,
  keepFurtherReferences,
  plainHash,
  plainReference,
  takeReference,
  takeReferences,
} from './orders/references.service.ts';
export { bookResidue, lockBooks } from './orders/residues.service.ts';
export { usableProducts } from './orders/usable-products.service.ts';
export { numberPlaces } from './payout-steps/batch-places.service.ts';
export { payoutBatchOrders } from './payout-steps/batch-places.table.ts';
export { enterBatch, sendBatch } from './payout-steps/batch-steps.service.ts';
export {
  advancePayout,
  advancePayouts,
  type Beneficiary,
  checkPayoutStep,
  isInPool,
  type PayoutStep,
  payoutEvent,
  payoutStatusIdOf,
} from './payout-steps/payout-steps.service.ts';
export type { DeviceCheck } from './resources/account-devices.service.ts';
export { hearOfMonitor } from './resources/monitor-heartbeats.service.ts';
export {
  accountsOfMonitor,
  assignMonitor,
  ownersOfAccounts,
  type WatchedAccount,
} from './resources/monitoring.service.ts';
export { accountEvent } from './resources/resources.events.ts';
export { accountNamesOf, type Resource } from './resources/resources.service.ts';
export { resourceProducts, resources } from './resources/resources.table.ts';
