import type { Queryable } from '../../db/connection.ts';
import { newId } from '../../kit/ids.ts';
import type { Order } from '../orders/orders.table.ts';
import { type CallbackFields, orderCallbacks } from './order-callbacks.table.ts';

export type CallbackStatus = CallbackFields['status'];

/**
 * Puts what became of an order into the outbox, in the transaction in which it became so: the merchant hears of it if,
 * and only if, that is committed. The first attempt is due at once.
 */
export async function announce(
  tx: Queryable,
  order: Order,
  status: CallbackStatus,
  now: Date,
): Promise<void> {
  await tx.insert(orderCallbacks).values({
    id: newId(now),
    orderId: order.id,
    merchantId: order.merchantId,
    status,
    url: order.notifyUrl,
    fields: fieldsOf(order, status, now),
    scheduledAt: now,
    dueAt: now,
    createdAt: now,
  });
}

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
