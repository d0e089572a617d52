import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgInsertValue } from 'drizzle-orm/pg-core';
import { anyOf } from '../../../db/any-of.ts';
import type { Queryable } from '../../../db/connection.ts';
import { columnValues, sqlStatement, statement } from '../../../db/statements.ts';
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
  const rows = moved
    .filter(({ notifyUrl }) => notifyUrl !== noCallback)
    .map((order) => rowOf(order, status, now));
  const [first, ...others] = rows;
  if (!first) return;
  if (others.length === 0) {
    await announceOne(tx).execute(first);
    return;
  }
  const ids = rows.map(({ orderId }) => orderId);
  await tx.execute(announcing(tx, anyOf(orderCallbacks.orderId, ids), rows));
}

const rowOf = (order: Order, status: CallbackStatus, now: Date) => ({
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

const announcing = (db: Queryable, ofOrders: SQL, rows: PgInsertValue<typeof orderCallbacks>[]): SQL => {
  const superseded = superseding(db, ofOrders).returning({ id: orderCallbacks.id });
  const announced = db.insert(orderCallbacks).values(rows).returning({ id: orderCallbacks.id });
  return sql`with superseded as ${superseded}, announced as ${announced} select id from announced`;
};

const ofOrder = eq(orderCallbacks.orderId, sql.placeholder('orderId'));

const announceOne = sqlStatement((db) => {
  const { id, orderId, merchantId, status, url, fields, scheduledAt, dueAt, createdAt } =
    getTableColumns(orderCallbacks);
  const columns = { id, orderId, merchantId, status, url, fields, scheduledAt, dueAt, createdAt };
  return announcing(db, ofOrder, [columnValues(columns)]);
});

const supersedeOne = statement((db) => superseding(db, ofOrder));

/** Supersedes the order's unacknowledged callbacks. One that is being sent is not retried. */
export async function supersede(tx: Queryable, order: Order): Promise<void> {
  await supersedeOne(tx).execute({ orderId: order.id });
}

const superseding = (db: Queryable, ofOrders: SQL) =>
  db
    .update(orderCallbacks)
    .set({
      state: 'superseded',
      scheduledAt: null,
      dueAt: null,
      leaseId: null,
      resendTrigger: null,
      resendBy: null,
    })
    .where(and(ofOrders, inArray(orderCallbacks.state, ['waiting', 'sending', 'retrying'])));

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
