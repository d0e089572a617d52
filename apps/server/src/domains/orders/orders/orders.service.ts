import { feeMinor, minorUnits } from '@platform/sdk';
import {
  canTransition,
  type OrderContext,
  type OrderEvent,
  type OrderLedgerStep,
  type OrderRefusal,
  orderStatusIds,
  orderStatusOf,
} from '@platform/sdk/rules';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { statement } from '../../../db/statements.ts';
import { together } from '../../../db/together.ts';
import { newId } from '../../../kit/ids.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { endAttempt, payAttempt } from '../allocation/reservations.service.ts';
import { announce, supersede } from '../order-callbacks/outbox.service.ts';
import { reportedUpdate } from './late-changes.service.ts';
import { type LossReason, lossChange } from './loss-reasons.service.ts';
import { bookCollection } from './orders.postings.ts';
import { orderRowOf } from './orders.row.ts';
import { type OrderChanges, recordStep, recordSteps, type StepFacts } from './orders.steps.ts';
import { type Order, orderEvents, orders } from './orders.table.ts';
import type { OrderMarkId } from './orders.types.ts';

export type { OrderChanges, StepFacts };
export { orderRowOf, recordStep, recordSteps };

/** Input of a collection order's step. */
export interface OrderStep extends StepFacts {
  /** Facts that the rules check in addition to the status. */
  readonly context?: OrderContext;
  /** With `allocate` and `reselect`: the account to receive the money. */
  readonly allocation?: {
    readonly supplierId: string;
    /** The allocator has already reserved its slot. */
    readonly resourceId?: string;
    readonly isProxy: boolean;
    readonly payAmountMinor: number;
    readonly expiresAt: Date;
    readonly identifyCode?: string;
    readonly usdtAddress?: string;
    /** With `reselect`: the new channel. */
    readonly productId?: number;
    readonly mainProductId?: number | null;
    /** The supplier's commission rate for the product. */
    readonly commissionRate?: string | null;
  };
  /** With `reselect`: payer details that change with it. */
  readonly payer?: Partial<Pick<Order, 'userName' | 'cardNumber' | 'ifscCode' | 'bankName'>>;
  /** With `match` and `supplement`: the payment that arrived. */
  readonly payment?: {
    readonly receivedMinor: number;
    readonly utr?: string;
    readonly validateUserName?: string;
    readonly description?: string;
  };
  /** With `noCapacity` and `expire`: why, where the status does not say it. */
  readonly lossReason?: LossReason;
}

/**
 * Takes a collection order one step on, or refuses it. All status changes go through here. The rules table
 * decides what is allowed. The write checks the status again and adds the timeline entry; the rule's postings
 * are booked in the same transaction, which the caller provides.
 *
 * `known` is the order as the caller read it, or its id. If the order has changed since, it is read again
 * under a lock.
 */
export async function advance(
  tx: Queryable,
  known: Order | string,
  event: OrderEvent,
  step: OrderStep,
): Promise<Order> {
  if (typeof known !== 'string' && canTransition(known.status, event, step.context).allowed) {
    const moved = await moveOrder(tx, known, event, step);
    if (moved) return moved;
  }
  const current = await lockOrder(tx, typeof known === 'string' ? known : known.id);
  const moved = await moveOrder(tx, current, event, step);
  if (!moved) throw new Error(`Order ${current.id} changed while it was locked.`);
  return moved;
}

const lockById = statement((db) =>
  db
    .select()
    .from(orders)
    .where(eq(orders.id, sql.placeholder('id')))
    .for('update'),
);

/** Reads the order and locks it until the transaction ends. */
export async function lockOrder(tx: Queryable, id: string): Promise<Order> {
  const [order] = await lockById(tx).execute({ id });
  if (!order) throw new BusinessError('orderNotFound', { orderCode: id });
  return order;
}

const lockByCodes = statement((db) =>
  db
    .select()
    .from(orders)
    .where(sql`${orders.orderCode} = any(${sql.placeholder('orderCodes')}::text[])`)
    .orderBy(orders.id)
    .for('update'),
);

/** Locks several orders by code. Always in id order, so that concurrent calls cannot deadlock. */
export async function lockOrders(tx: Queryable, orderCodes: readonly string[]): Promise<Map<string, Order>> {
  const rows = await lockByCodes(tx).execute({ orderCodes });
  return new Map(rows.map((order) => [order.orderCode, order]));
}

const readByCode = statement((db) =>
  db
    .select()
    .from(orders)
    .where(eq(orders.orderCode, sql.placeholder('orderCode'))),
);

export async function findOrderByCode(db: Queryable, orderCode: string): Promise<Order> {
  const [order] = await readByCode(db).execute({ orderCode });
  if (!order) throw new BusinessError('orderNotFound', { orderCode });
  return order;
}

export async function lockOrderByCode(tx: Queryable, orderCode: string): Promise<Order> {
  const order = (await lockOrders(tx, [orderCode])).get(orderCode);
  if (!order) throw new BusinessError('orderNotFound', { orderCode });
  return order;
}

async function moveOrder(
  tx: Queryable,
  order: Order,
  event: OrderEvent,
  step: OrderStep,
): Promise<Order | undefined> {
  if (order.orderType !== 1) throw new BusinessError('orderTypeRefused');
  if (completing.has(event)) {
    if (order.reversedAt !== null) throw new BusinessError('orderReversed');
    if (isSettled(order)) throw new BusinessError('orderSettled');
  }
  const verdict = canTransition(order.status, event, step.context);
  if (!verdict.allowed) throw refusalOf(order, verdict.reason);
  const changes = {
    ...changesOf(order, event, step),
    ...bookedOf(order, verdict.ledger),
    ...lossChange(order.lossReason, event, step),
    status: verdict.to,
    attempt: order.attempt + (verdict.newAttempt ? 1 : 0),
  };
  const moved = await recordStep(tx, order, changes, { event, from: order.status, to: verdict.to }, step);
  if (!moved) return undefined;
  await bookCollection(tx, moved.order, verdict.ledger, { id: moved.stepId, now: step.now });
  await together(announceStep(tx, moved.order, event, step.now), releaseSlot(tx, order, event, step.now));
  return moved.order;
}

/** Notifies the merchant when its money arrived, will no longer arrive, or was reversed. */
async function announceStep(tx: Queryable, order: Order, event: OrderEvent, now: Date): Promise<void> {
  switch (event) {
    case 'match':
    case 'supplement':
      await announce(tx, order, 'paid', now);
      return;
    case 'expire':
    case 'freeResource':
      await announce(tx, order, 'timedOut', now);
      return;
    case 'reverse':
      await announce(tx, order, 'reversed', now);
      return;
    case 'reselect':
      // The order waits for money again, so a pending time-out callback is obsolete.
      await supersede(tx, order);
      return;
    case 'allocate':
    case 'noCapacity':
    case 'acknowledge':
    case 'resendCallback':
      return;
  }
}

/**
 * Releases the order's slot on its account when the order stops waiting. The allocator takes a slot before
 * `allocate` and `reselect`. The account is locked last, so that others wait for it no longer than the
 * commit.
 */
async function releaseSlot(tx: Queryable, order: Order, event: OrderEvent, now: Date): Promise<void> {
  if (order.resourceId === null) return;
  switch (event) {
    case 'match':
    case 'supplement':
      await payAttempt(tx, order, now);
      return;
    case 'expire':
      await endAttempt(tx, order.id, 'expired', now, 'timedOut');
      return;
    case 'freeResource':
      await endAttempt(tx, order.id, 'released', now, 'freed');
      return;
    case 'allocate':
    case 'noCapacity':
    case 'reselect':
    case 'acknowledge':
    case 'resendCallback':
    case 'reverse':
      return;
  }
}

function refusalOf(order: Order, reason: OrderRefusal): BusinessError {
  switch (reason) {
    case 'roleNotAllowed':
      return new BusinessError('forbidden');
    case 'secondPersonRequired':
      return new BusinessError('secondApprovalRequired');
    case 'timeoutSupplementDisabled':
      return new BusinessError('timeoutSupplementDisabled');
    default:
      return new BusinessError('orderTransitionRefused', {
        status: orderStatusOf(order.status) ?? order.status,
      });
  }
}

/**
 * A reversed order stays timed out: its reference remains consumed, and neither late money nor an operator
 * completes it again. A mistaken reversal is corrected by an adjustment, which is visible in the ledger.
 */
const completing: ReadonlySet<OrderEvent> = new Set(['match', 'supplement', 'reselect']);

const offsetType = 2;

/**
 * An unpaid order whose supplier's side was settled when its account was freed. Completing it would book that
 * side a second time.
 */
const isSettled = ({ status, supplementType }: Pick<Order, 'status' | 'supplementType'>): boolean =>
  supplementType === offsetType &&
  (status === orderStatusIds.allocated || status === orderStatusIds.timedOut);

function changesOf(order: Order, event: OrderEvent, step: OrderStep): OrderChanges {
  switch (event) {
    case 'allocate':
      return { ...step.allocation, allocatedAt: step.now };
    case 'reselect':
      return {
        ...step.payer,
        ...step.allocation,
        allocatedAt: step.now,
        // A new attempt does not extend the deadline of an order that still has time left.
        expiresAt:
          order.expiresAt && order.expiresAt > step.now
            ? order.expiresAt
            : (step.allocation?.expiresAt ?? null),
      };
    case 'match':
      return paymentOf(order, step);
    case 'supplement':
      return {
        ...paymentOf(order, step),
        supplementStatus: 1,
        supplementType: step.context?.offset ? offsetType : 1,
      };
    case 'acknowledge':
      return { callbackAttempts: order.callbackAttempts + 1, lastCallbackAt: step.now };
    case 'reverse':
      return { reversedAt: step.now };
    case 'freeResource':
      return step.context?.offset ? { supplementType: offsetType } : {};
    case 'noCapacity':
    case 'expire':
    case 'resendCallback':
      return {};
  }
}

function paymentOf(order: Order, { now, payment }: OrderStep): OrderChanges {
  const { receivedMinor = order.amountMinor, utr, validateUserName, description } = payment ?? {};
  return {
    completedAt: now,
    receivedMinor,
    callbackAttempts: 0,
    ...(utr === undefined ? {} : { utr }),
    ...(validateUserName === undefined ? {} : { validateUserName }),
    ...(description === undefined ? {} : { description }),
  };
}

/** The fee and commission that the step books, for the order's columns. */
function bookedOf(order: Order, ledger: OrderLedgerStep): OrderChanges {
  if (ledger !== 'post' && ledger !== 'postSupplierSide') return {};
  return {
    // The merchant was credited by another order, which charged the fee.
    feeMinor: ledger === 'post' ? feeMinor(minorUnits(order.amountMinor), order.feeRate) : 0,
    commissionMinor:
      order.commissionRate === null ? 0 : feeMinor(minorUnits(order.amountMinor), order.commissionRate),
  };
}

/** Sets the label. This changes neither money nor status; the timeline records the actor. */
export async function labelOrder(
  tx: Queryable,
  order: Order,
  mark: OrderMarkId,
  facts: StepFacts,
): Promise<Order> {
  const at = order.payoutStatus ?? order.status;
  const labelled = await recordStep(tx, order, { mark }, { event: 'mark', from: at, to: at }, facts);
  if (!labelled) throw new BusinessError('conflict');
  return labelled.order;
}

/** Adds a note of the staff's channels to the timeline. The order stays as it is. Merchants and suppliers do not see it. */
export async function noteOnOrder(
  tx: Queryable,
  order: Order,
  event: 'botQuestion' | 'botAnswer',
  { now, reason }: { readonly now: Date; readonly reason: string },
): Promise<void> {
  const at = order.payoutStatus ?? order.status;
  await tx.insert(orderEvents).values({
    ...{ orderId: order.id, id: newId(now), at: now, event, reason },
    ...{ fromStatus: at, toStatus: at, actorKind: 'system' as const },
  });
}

/** Counts a callback that was not acknowledged, or was acknowledged before. The order's status stays as it is. */
export async function countCallback(
  tx: Queryable,
  order: Order,
  lossReason: LossReason | null,
  now: Date,
): Promise<Order> {
  const changes = { callbackAttempts: order.callbackAttempts + 1, lastCallbackAt: now };
  const isCountedAgain = order.status === orderStatusIds.callbackFailed && lossReason !== order.lossReason;
  const written = isCountedAgain ? { ...changes, lossReason } : changes;
  const update = tx.update(orders).set(written).where(eq(orders.id, order.id));
  if (isCountedAgain) await reportedUpdate(tx, update.returning({ createdAt: orders.createdAt }));
  else await update;
  return { ...order, ...written };
}
