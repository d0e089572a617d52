import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { newId } from '../../../kit/ids.ts';
import type { Order } from '../orders/orders.table.ts';
import { type CallbackFields, orderCallbacks } from './order-callbacks.table.ts';

export type CallbackStatus = CallbackFields['status'];

/**
 * Puts what became of an order into the outbox, in the transaction in which it became so: the merchant hears of it if,
 * and only if, that is committed. The first attempt is due at once. What was to be told of the order before and has not
 * been acknowledged is not sent any more: a merchant that was down hears what is so, and never the older news after it.
 */
export async function announce(
  tx: Queryable,
  order: Order,
  status: CallbackStatus,
  now: Date,
): Promise<void> {
  const superseded = superseding(tx, order).returning({ id: orderCallbacks.id });
  const announced = tx
    .insert(orderCallbacks)
    .values({
      id: newId(now),
      orderId: order.id,
      merchantId: order.merchantId,
      status,
      url: order.notifyUrl,
      fields: fieldsOf(order, status, now),
      scheduledAt: now,
      dueAt: now,
      createdAt: now,
    })
    .returning({ id: orderCallbacks.id });
  await tx.execute(sql`with superseded as ${superseded}, announced as ${announced} select id from announced`);
}

/** What was to be told of an order is not so any more. One that is on its way is not tried again. */
export async function supersede(tx: Queryable, order: Order): Promise<void> {
  await superseding(tx, order);
}

const superseding = (tx: Queryable, { id }: Order) =>
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
      and(eq(orderCallbacks.orderId, id), inArray(orderCallbacks.state, ['waiting', 'sending', 'retrying'])),
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
