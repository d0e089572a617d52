import { feeMinor } from '@platform/sdk';
import { canTransition, type OrderContext, type OrderEvent, orderStatusOf } from '@platform/sdk/rules';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/connection.ts';
import { BusinessError } from '../../kit/business-error.ts';
import { newId } from '../../kit/ids.ts';
import type { Order } from './orders.creation.ts';
import { orderEvents, orders } from './orders.table.ts';

type OrderChanges = Partial<Omit<Order, 'id' | 'status' | 'updatedAt'>>;

/** What comes with a step of an order: who takes it, when, and what it brings. */
export interface OrderStep {
  readonly now: Date;
  /** Absent where the platform itself acts. */
  readonly userId?: string;
  readonly ip?: string;
  readonly reason?: string;
  /** What the rules ask for beside the status. */
  readonly context?: OrderContext;
  /** With `allocate` and `reselect`: where the money is to arrive. */
  readonly allocation?: {
    readonly supplierId: string;
    readonly isProxy: boolean;
    readonly payAmountMinor: number;
    readonly expiresAt: Date;
    readonly identifyCode?: string;
    readonly usdtAddress?: string;
    /** With `reselect`: the channel it moves to. */
    readonly productId?: number;
  };
  /** With `match` and `supplement`: what arrived. */
  readonly payment?: {
    readonly receivedMinor: number;
    readonly utr?: string;
    readonly validateUserName?: string;
    readonly description?: string;
    /** With `supplement`: settles the supplier's side only. */
    readonly offset?: boolean;
  };
}

/**
 * Takes an order one step on, or refuses: the only way in which an order's status changes. What is allowed is the
 * rules table's word; the status it was judged by is compared again when it is written, together with the timeline
 * entry. Bookings of a step (`ledger` of its rule) belong into the same transaction.
 *
 * `known` is the order as the caller has it, or its id. Where it changed meanwhile it is read anew under a lock.
 */
export async function advance(
  tx: Queryable,
  known: Order | string,
  event: OrderEvent,
  step: OrderStep,
): Promise<Order> {
  if (typeof known !== 'string' && canTransition(known.status, event, contextOf(known, step)).allowed) {
    const moved = await moveOrder(tx, known, event, step);
    if (moved) return moved;
  }
  const current = await lockOrder(tx, typeof known === 'string' ? known : known.id);
  const moved = await moveOrder(tx, current, event, step);
  if (!moved) throw new Error(`Order ${current.id} changed while it was locked.`);
  return moved;
}

async function lockOrder(tx: Queryable, id: string): Promise<Order> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  if (!order) throw new BusinessError('orderNotFound', { orderCode: id });
  return order;
}

async function moveOrder(
  tx: Queryable,
  order: Order,
  event: OrderEvent,
  step: OrderStep,
): Promise<Order | undefined> {
  const verdict = canTransition(order.status, event, contextOf(order, step));
  if (!verdict.allowed) {
    throw new BusinessError('orderTransitionRefused', {
      status: orderStatusOf(order.status) ?? order.status,
    });
  }
  const next = { ...changesOf(order, event, step), status: verdict.to, updatedAt: step.now };
  const moved = tx
    .update(orders)
    .set(next)
    .where(
      and(eq(orders.id, order.id), eq(orders.status, order.status), eq(orders.updatedAt, order.updatedAt)),
    )
    .returning({ id: orders.id });
  const { rows } = await tx.execute(sql`
    with moved as ${moved}
    insert into ${orderEvents} (order_id, id, at, event, from_status, to_status, actor_kind, actor_id, reason, ip)
    select id, ${newId(step.now)}, ${step.now.toISOString()}, ${event}, ${order.status}, ${verdict.to},
      ${step.userId ? 'user' : 'system'}, ${step.userId ?? null}, ${step.reason ?? null}, ${step.ip ?? null}
    from moved returning order_id`);
  return rows.length > 0 ? { ...order, ...next } : undefined;
}

/** A reversed order is timed out for good: no late money revives it. */
function contextOf(order: Order, { context = {} }: OrderStep): OrderContext {
  return order.reversedAt ? { ...context, withinGrace: false } : context;
}

function changesOf(order: Order, event: OrderEvent, step: OrderStep): OrderChanges {
  switch (event) {
    case 'allocate':
      return { ...step.allocation, attempt: order.attempt };
    case 'reselect':
      // A new attempt does not give the payer more time.
      return {
        ...step.allocation,
        expiresAt: order.expiresAt ?? step.allocation?.expiresAt ?? null,
        attempt: order.attempt + 1,
      };
    case 'match':
    case 'supplement':
      return paymentOf(order, event, step);
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

function paymentOf(order: Order, event: 'match' | 'supplement', { now, payment }: OrderStep): OrderChanges {
  const { receivedMinor = order.amountMinor, utr, validateUserName, description, offset } = payment ?? {};
  return {
    completedAt: now,
    receivedMinor,
    feeMinor: feeMinor(order.amountMinor, order.feeRate),
    callbackAttempts: 0,
    ...(utr === undefined ? {} : { utr }),
    ...(validateUserName === undefined ? {} : { validateUserName }),
    ...(description === undefined ? {} : { description }),
    ...(event === 'supplement' ? { supplementStatus: 1, supplementType: offset ? 2 : 1 } : {}),
  };
}

/** A callback that the merchant did not acknowledge: counted, while the order stays as it is. */
export async function countFailedCallback(tx: Queryable, order: Order, now: Date): Promise<Order> {
  const changes = { callbackAttempts: order.callbackAttempts + 1, lastCallbackAt: now };
  await tx.update(orders).set(changes).where(eq(orders.id, order.id));
  return { ...order, ...changes };
}
