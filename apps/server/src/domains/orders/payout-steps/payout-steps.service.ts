import {
  canTransitionPayout,
  type PayoutContext,
  type PayoutEvent,
  type PayoutLedgerStep,
  type PayoutStatus,
  type PayoutStatusId,
  payoutStatusIds,
  payoutStatusOf,
} from '@platform/sdk/rules';
import type { Queryable } from '../../../db/connection.ts';
import type { FanoutEvent } from '../../../kit/live/fanout.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { agreedCommissionRate } from '../../parties/parties.public.ts';
import { payFromAccounts } from '../allocation/paying.service.ts';
import { byAccount, endAttempt } from '../allocation/reservations.service.ts';
import { announceAll, type CallbackStatus } from '../order-callbacks/outbox.service.ts';
import {
  lockOrder,
  type OrderChanges,
  recordStep,
  recordSteps,
  type StepFacts,
} from '../orders/orders.service.ts';
import type { Order } from '../orders/orders.table.ts';
import { batchCodeOf, movePlaces } from './batch-places.service.ts';
import { type Beneficiary, changesOf, type PayoutStep, statusBeside } from './payout-steps.changes.ts';
import {
  bookPayouts,
  payoutCommissionMinor,
  payoutFeeMinor,
  reservePayouts,
} from './payout-steps.postings.ts';

export { type Beneficiary, type PayoutStep, reservePayouts };

/**
 * Takes a payout one step on, or refuses it. All status changes go through here. Works like `advance` of
 * collection orders: the rules table decides, the write checks the status again, and timeline entry and
 * postings are in the same transaction, which the caller provides.
 */
export async function advancePayout(
  tx: Queryable,
  known: Order | string,
  event: PayoutEvent,
  step: PayoutStep,
): Promise<Order> {
  if (typeof known !== 'string' && judgedBy(known, event, step).allowed) {
    const moved = await movePayout(tx, known, event, step);
    if (moved) return moved;
  }
  const current = await lockOrder(tx, typeof known === 'string' ? known : known.id);
  const moved = await movePayout(tx, current, event, step);
  if (!moved) throw new Error(`Order ${current.id} changed while it was locked.`);
  return moved;
}

/**
 * The same step of many payouts of one status, which the caller has locked and which the same person takes on the same
 * facts; all or none. Each of them changes, books, announces and releases what it would alone, in statements for all.
 */
export async function advancePayouts(
  tx: Queryable,
  payouts: readonly Order[],
  event: PayoutEvent,
  step: PayoutStep & { readonly context: PayoutContext },
  utrOf: (order: Order) => string | undefined = () => undefined,
): Promise<Order[]> {
  const plans = new Map<string, PlannedStep>();
  for (const order of payouts) {
    const utr = utrOf(order);
    plans.set(order.id, await planStep(tx, order, event, { ...step, ...(utr === undefined ? {} : { utr }) }));
  }
  const [plan] = plans.values();
  if (!plan) return [];
  for (const { from, to, ledger } of plans.values())
    if (from !== plan.from || to !== plan.to || ledger !== plan.ledger)
      throw new Error('Payouts that take a step together take the same one.');
  const changesOfOrder = ({ id }: Order): OrderChanges => plans.get(id)?.changes ?? {};
  const moved = await recordSteps(tx, payouts, changesOfOrder, { event, from: plan.from, to: plan.to }, step);
  await followSteps(tx, payouts, moved, event, plan, step);
  return moved;
}

/** Refuses a step that the rules do not allow now. For callers that prepare it: they have locked the order. */
export async function checkPayoutStep(
  tx: Queryable,
  order: Order,
  event: PayoutEvent,
  step: Pick<PayoutStep, 'context'>,
): Promise<void> {
  const verdict = judgedBy(order, event, step);
  if (!verdict.allowed) throw await refusalOf(tx, order, verdict.reason);
}

/**
 * Event of a payout. `poolToo`: it is in the pool or has just left it, so all suppliers receive the event.
 */
export function payoutEvent(
  type: 'payout.created' | 'payout.updated',
  order: Order,
  poolToo: boolean,
): FanoutEvent {
  const { id, merchantId, supplierId } = order;
  return {
    topic: 'payouts',
    type,
    id,
    merchantId,
    ...(supplierId === null ? {} : { supplierId }),
    ...(poolToo ? { allSuppliers: true } : {}),
  };
}

export const isInPool = ({ payoutStatus }: Order): boolean => payoutStatus === payoutStatusIds.awaiting;

/** The status of a payout; throws for a collection order. */
export function payoutStatusIdOf(order: Order): PayoutStatusId {
  if (order.payoutStatus === null) throw new BusinessError('orderTypeRefused');
  return order.payoutStatus;
}

function judgedBy(order: Order, event: PayoutEvent, { context }: Pick<PayoutStep, 'context'>) {
  const inBatch = order.payoutBatchId !== null;
  return canTransitionPayout(payoutStatusIdOf(order), event, { ...context, inBatch });
}

async function movePayout(
  tx: Queryable,
  order: Order,
  event: PayoutEvent,
  step: PayoutStep,
): Promise<Order | undefined> {
  const plan = await planStep(tx, order, event, step);
  const moved = await recordStep(tx, order, plan.changes, { event, from: plan.from, to: plan.to }, step);
  if (!moved) return undefined;
  await followSteps(tx, [order], [moved.order], event, plan, step);
  return moved.order;
}

/** What the rules say about a step, and the columns that it writes. */
interface PlannedStep {
  readonly from: PayoutStatusId;
  readonly to: PayoutStatusId;
  readonly ledger: PayoutLedgerStep;
  readonly changes: OrderChanges;
}

async function planStep(
  tx: Queryable,
  order: Order,
  event: PayoutEvent,
  step: PayoutStep,
): Promise<PlannedStep> {
  const from = payoutStatusIdOf(order);
  const verdict = judgedBy(order, event, step);
  if (!verdict.allowed) throw await refusalOf(tx, order, verdict.reason);
  const { to, ledger } = verdict;
  const status = payoutStatusOf(to) ?? 'exception';
  const changes: OrderChanges = {
    ...changesOf(event, status, step),
    ...(step.claim && isClaim(event) ? { commissionRate: await rateOf(tx, order, step.claim) } : {}),
    ...bookedOf(order, ledger),
    payoutStatus: to,
    status: statusBeside[status],
    attempt: order.attempt + (verdict.newAttempt ? 1 : 0),
  };
  return { from, to, ledger, changes };
}

/** What a recorded step brings with it: postings, callbacks, the accounts that paid, and places in batches. */
async function followSteps(
  tx: Queryable,
  before: readonly Order[],
  moved: readonly Order[],
  event: PayoutEvent,
  { to, ledger }: PlannedStep,
  step: StepFacts,
): Promise<void> {
  const status = payoutStatusOf(to) ?? 'exception';
  await bookPayouts(tx, moved, ledger, step.now);
  const announced = event === 'reverse' ? 'reversed' : announcedAs[status];
  if (announced) await announceAll(tx, moved, announced, step.now);
  await settleAccounts(tx, before, event, status, step.now);
  await movePlaces(tx, before, event, status, step);
}

const isClaim = (event: PayoutEvent): boolean =>
  event === 'claim' || event === 'assign' || event === 'enterBatch';

/** The supplier earns its agreed commission on what it pays, at the rate of its claim. */
const rateOf = async (
  tx: Queryable,
  { productId }: Order,
  { supplierId }: NonNullable<PayoutStep['claim']>,
): Promise<string | null> => (supplierId === null ? null : agreedCommissionRate(tx, supplierId, productId));

/** The fee and commission that the step books, for the order's columns. */
function bookedOf(order: Order, ledger: PayoutLedgerStep): OrderChanges {
  if (ledger !== 'post' && ledger !== 'postSupplierSide') return {};
  return {
    ...(ledger === 'post' ? { feeMinor: payoutFeeMinor(order) } : {}),
    ...(order.supplierId === null ? {} : { commissionMinor: payoutCommissionMinor(order) }),
  };
}

/**
 * Ends what payouts hold on their accounts when they are paid, or are no longer to be paid from there. Until then they
 * may have been paid, so the account keeps its place. The account is locked last, as for collections.
 */
async function settleAccounts(
  tx: Queryable,
  orders: readonly Order[],
  event: PayoutEvent,
  to: PayoutStatus,
  now: Date,
): Promise<void> {
  if (to === 'completed') return payFromAccounts(tx, orders, now);
  if (to !== 'awaiting' && to !== 'rejecting') return;
  const why = event === 'reselect' ? 'reselected' : event;
  for (const { id, resourceId } of orders.toSorted(byAccount))
    if (resourceId !== null) await endAttempt(tx, id, 'released', now, why);
}

/** Callback status by final payout status. */
const announcedAs: Partial<Record<PayoutStatus, CallbackStatus>> = {
  completed: 'completed',
  rejected: 'rejected',
  cancelled: 'cancelled',
};

const acknowledgedStatus = 4;

/** Records the merchant's acknowledgement in the order's status. The payout status does not change. */
export async function acknowledgePayout(tx: Queryable, order: Order, now: Date): Promise<Order> {
  const at = payoutStatusIdOf(order);
  const changes = {
    status: acknowledgedStatus,
    lossReason: null,
    callbackAttempts: order.callbackAttempts + 1,
    lastCallbackAt: now,
  } as const;
  const step = await recordStep(tx, order, changes, { event: 'acknowledge', from: at, to: at }, { now });
  if (!step) throw new Error(`Order ${order.id} changed while it was locked.`);
  return step.order;
}

async function refusalOf(tx: Queryable, order: Order, reason: string): Promise<BusinessError> {
  const from = payoutStatusIdOf(order);
  switch (reason) {
    case 'roleNotAllowed':
      return new BusinessError('forbidden');
    case 'secondPersonRequired':
      return new BusinessError('secondApprovalRequired');
    case 'alreadyClaimed':
      return new BusinessError('claimTaken');
    case 'heldByBatch':
      return new BusinessError('payoutInBatch', { batchCode: await batchCodeOf(tx, order) });
    case 'claimNotOwned':
      return new BusinessError('claimNotOwned');
    default:
      return new BusinessError('orderTransitionRefused', { status: payoutStatusOf(from) ?? from });
  }
}
