import { and, inArray, sql } from 'drizzle-orm';
import { oneOrAnyOf } from '../../../db/any-of.ts';
import type { Queryable } from '../../../db/connection.ts';
import { newId } from '../../../kit/ids.ts';
import type { Order } from '../orders/orders.table.ts';
import { type CallbackFields, orderCallbacks } from './order-callbacks.table.ts';

export type CallbackStatus = CallbackFields['status'];

/** Callback address of a test order whose merchant gets no callbacks. */
export const noCallback = '';

/**
 * Adds a callback of an order's event to the outbox, in the event's transaction, so that it is sent if and
 * only if that commits. The first attempt is due at once. Unacknowledged earlier callbacks of the order are
 * superseded, so that a merchant that was down never gets older news after newer.
 */
export const announce = (tx: Queryable, order: Order, status: CallbackStatus, now: Date): Promise<void> =>
  announceAll(tx, [order], status, now);

/** The same for the same event of several orders. */
export async function announceAll(
  tx: Queryable,
  moved: readonly Order[],
  status: CallbackStatus,
  now: Date,
): Promise<void> {
  const orders = moved.filter(({ notifyUrl }) => notifyUrl !== noCallback);
  if (orders.length === 0) return;
  const superseded = superseding(tx, orders).returning({ id: orderCallbacks.id });
  const announced = tx
    .insert(orderCallbacks)
    .values(
      orders.map((order) => ({
        id: newId(now),
        orderId: order.id,
        merchantId: order.merchantId,
        status,
        url: order.notifyUrl,
        fields: fieldsOf(order, status, now),
        scheduledAt: now,
        dueAt: now,
        createdAt: now,
      })),
    )
    .returning({ id: orderCallbacks.id });
  await tx.execute(sql`with superseded as ${superseded}, announced as ${announced} select id from announced`);
}

/** Supersedes the order's unacknowledged callbacks. One that is being sent is not retried. */
export async function supersede(tx: Queryable, order: Order): Promise<void> {
  await superseding(tx, [order]);
}

const superseding = (tx: Queryable, orders: readonly Order[]) =>
  tx
    .update(orderCallbacks)
    .set({
      state: 'superseded',
      scheduledAt: null,
      dueAt: null,
      leaseId: null,
      resendTrigger: null,
      resendBy: null,
    })
    .where(
      and(
        oneOrAnyOf(
          orderCallbacks.orderId,
          orders.map(({ id }) => id),
        ),
        inArray(orderCallbacks.state, ['waiting', 'sending', 'retrying']),
      ),
    );

function fieldsOf(order: Order, status: CallbackStatus, now: Date): CallbackFields {
  const { receivedMinor, feeMinor, utr, extra } = order;
  return {
    orderType: order.orderType,
    orderCode: order.orderCode,
    mchOrderNo: order.merchantOrderNo,
    productId: order.productId,
    amountMinor: order.amountMinor,
    ...(receivedMinor === null ? {} : { receivedMinor }),
    ...(feeMinor === null ? {} : { feeMinor }),
    currency: order.currency,
    status,
    ...(utr === null ? {} : { utr }),
    createdAt: order.createdAt.toISOString(),
    completedAt: now.toISOString(),
    ...(Object.keys(extra).length === 0 ? {} : { extra }),
  };
}
