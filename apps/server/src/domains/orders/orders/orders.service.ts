import { feeMinor, minorUnits } from '@platform/sdk';
import {
  canTransition,
  type OrderContext,
  type OrderEvent,
  type OrderLedgerStep,
  type OrderRefusal,
  orderStatusOf,
} from '@platform/sdk/rules';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { statement } from '../../../db/statements.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { endAttempt, payAttempt } from '../allocation/reservations.service.ts';
import { announce, supersede } from '../order-callbacks/outbox.service.ts';
import { bookCollection } from './orders.postings.ts';
import { orderRowOf } from './orders.row.ts';
import { type OrderChanges, recordStep, type StepFacts } from './orders.steps.ts';
import { type Order, orders } from './orders.table.ts';
import type { OrderMarkId } from './orders.types.ts';

export type { OrderChanges, StepFacts };
export { orderRowOf, recordStep };

/** What comes with a step of a collection order. */
export interface OrderStep extends StepFacts {
  /** What the rules ask for beside the status. */
  readonly context?: OrderContext;
  /** With `allocate` and `reselect`: where the money is to arrive. */
  readonly allocation?: {
    readonly supplierId: string;
    /** The account; its place has been reserved by the allocator. */
    readonly resourceId?: string;
    readonly isProxy: boolean;
    readonly payAmountMinor: number;
    readonly expiresAt: Date;
    readonly identifyCode?: string;
    readonly usdtAddress?: string;
    /** With `reselect`: the channel it moves to. */
    readonly productId?: number;
    /** What the supplier earns by the product. */
    readonly commissionRate?: string | null;
  };
  /** With `reselect`: the payer's bank details that change with it. */
  readonly payer?: Partial<Pick<Order, 'userName' | 'cardNumber' | 'ifscCode' | 'bankName'>>;
  /** With `match` and `supplement`: what arrived. */
  readonly payment?: {
    readonly receivedMinor: number;
    readonly utr?: string;
    readonly validateUserName?: string;
    readonly description?: string;
  };
}

/**
 * Takes a collection order one step on, or refuses: the only way in which its status changes. What is allowed is the
 * rules table's word; the status it was judged by is compared again when it is written, together with the timeline
 * entry; what the rule books is booked in the same transaction, which the caller brings.
 *
 * `known` is the order as the caller has it, or its id. Where it changed meanwhile it is read anew under a lock.
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

/** The order as it is now, kept from changing until the transaction ends. */
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

/** Several orders by their codes, in one order everywhere: two who lock the same ones never wait for each other. */
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
  if (order.reversedAt !== null && endedByReversal.has(event)) throw new BusinessError('orderReversed');
  const verdict = canTransition(order.status, event, step.context);
  if (!verdict.allowed) throw refusalOf(order, verdict.reason);
  const changes = {
    ...changesOf(order, event, step),
    ...bookedOf(order, verdict.ledger),
    status: verdict.to,
    attempt: order.attempt + (verdict.newAttempt ? 1 : 0),
  };
  const moved = await recordStep(tx, order, changes, { event, from: order.status, to: verdict.to }, step);
  if (!moved) return undefined;
  await bookCollection(tx, moved.order, verdict.ledger, { id: moved.stepId, now: step.now });
  await announceStep(tx, moved.order, event, step.now);
  await settlePlace(tx, order, event, step.now);
  return moved.order;
}

/** What the merchant is told of: that its money came, will not come any more, or was taken back. */
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
      // It waits for money again: that it timed out is not so any more.
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
 * The place on its account that an order holds ends with what ends its waiting. Taking one is the allocator's, before
 * `allocate` and `reselect`. The account comes last: nobody else of it waits longer than for the commit.
 */
async function settlePlace(tx: Queryable, order: Order, event: OrderEvent, now: Date): Promise<void> {
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
 * A reversed order is timed out for good: its reference stays consumed, and neither late money nor a person completes it
 * once more. What was reversed by mistake is put right by an adjustment, which says so in the books.
 */
const endedByReversal: ReadonlySet<OrderEvent> = new Set(['match', 'supplement', 'reselect']);

function changesOf(order: Order, event: OrderEvent, step: OrderStep): OrderChanges {
  switch (event) {
    case 'allocate':
      return { ...step.allocation, allocatedAt: step.now };
    case 'reselect':
      return {
        ...step.payer,
        ...step.allocation,
        allocatedAt: step.now,
        // A new attempt gives no more time to an order that still has some.
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
        supplementType: step.context?.offset ? 2 : 1,
      };
    case 'acknowledge':
      return { callbackAttempts: order.callbackAttempts + 1, lastCallbackAt: step.now };
    case 'reverse':
      return { reversedAt: step.now };
    case 'noCapacity':
    case 'expire':
    case 'freeResource':
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

/** What a step books, as the order shows it. */
function bookedOf(order: Order, ledger: OrderLedgerStep): OrderChanges {
  if (ledger !== 'post' && ledger !== 'postSupplierSide') return {};
  return {
    // Whoever was credited elsewhere has paid the fee there.
    feeMinor: ledger === 'post' ? feeMinor(minorUnits(order.amountMinor), order.feeRate) : 0,
    commissionMinor:
      order.commissionRate === null ? 0 : feeMinor(minorUnits(order.amountMinor), order.commissionRate),
  };
}

/** A label moves no money and no status; the timeline has who gave it. */
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

/** A callback that changed nothing, not acknowledged or known already: counted, while the order stays as it is. */
export async function countCallback(tx: Queryable, order: Order, now: Date): Promise<Order> {
  const changes = { callbackAttempts: order.callbackAttempts + 1, lastCallbackAt: now };
  await tx.update(orders).set(changes).where(eq(orders.id, order.id));
  return { ...order, ...changes };
}
