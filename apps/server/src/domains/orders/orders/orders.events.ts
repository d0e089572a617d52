import type { SocketEvents } from '@platform/sdk/wire';
import { desc, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import type { EventReader } from '../../../kit/live/hub-events.ts';
import { shownMark } from './orders.row.ts';
import { type Order, orderEvents, orders } from './orders.table.ts';

/** Data that depends on its reader. */
type ForReader<Data> = (reader: Pick<EventReader, 'scope'>) => Data;

interface ChangedOrder {
  readonly order: Order;
  /** Null when the last step left the status unchanged. */
  readonly previous: number | null;
}

async function changedOrders(db: Queryable, ids: readonly string[]): Promise<Map<string, ChangedOrder>> {
  const found = await db
    .select()
    .from(orders)
    .where(inArray(orders.id, [...ids]));
  const { orderId, id, fromStatus, toStatus } = orderEvents;
  const steps = await db
    .selectDistinctOn([orderId], { orderId, fromStatus, toStatus })
    .from(orderEvents)
    .where(inArray(orderId, [...ids]))
    .orderBy(orderId, desc(id));
  const lastStep = new Map(steps.map((step) => [step.orderId, step]));
  return new Map(
    found.map((order) => {
      const step = lastStep.get(order.id);
      return [
        order.id,
        { order, previous: step && step.fromStatus !== step.toStatus ? step.fromStatus : null },
      ];
    }),
  );
}

const mapped = <From, To>(rows: ReadonlyMap<string, From>, convert: (row: From) => To): Map<string, To> =>
  new Map([...rows].map(([id, row]) => [id, convert(row)]));

export async function orderCreatedEvents(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, SocketEvents['order.created']>> {
  return mapped(await changedOrders(db, ids), ({ order }) => ({
    topic: 'orders',
    type: 'order.created',
    orderCode: order.orderCode,
    merchantOrderNo: order.merchantOrderNo,
    merchantId: order.merchantId,
    productId: order.productId,
    amountMinor: order.amountMinor,
    currency: order.currency,
    createdAt: order.createdAt.toISOString(),
  }));
}

export async function orderUpdatedEvents(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, ForReader<SocketEvents['order.updated']>>> {
  return mapped(await changedOrders(db, ids), ({ order, previous }) => ({ scope }) => ({
    topic: 'orders',
    type: 'order.updated',
    id: order.id,
    orderCode: order.orderCode,
    merchantId: order.merchantId,
    status: order.status,
    previousStatus: previous,
    mark: shownMark(order.mark, scope),
    amountMinor: order.amountMinor,
    currency: order.currency,
    updatedAt: order.updatedAt.toISOString(),
  }));
}

export async function payoutCreatedEvents(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, SocketEvents['payout.created']>> {
  return mapped(await changedOrders(db, ids), ({ order }) => ({
    topic: 'payouts',
    type: 'payout.created',
    id: order.id,
    orderCode: order.orderCode,
    merchantOrderNo: order.merchantOrderNo,
    merchantId: order.merchantId,
    productId: order.productId,
    amountMinor: order.amountMinor,
    currency: order.currency,
    batchId: order.batchId,
    createdAt: order.createdAt.toISOString(),
  }));
}

export async function payoutUpdatedEvents(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, ForReader<SocketEvents['payout.updated']>>> {
  return mapped(await changedOrders(db, ids), ({ order, previous }) => ({ scope }) => ({
    topic: 'payouts',
    type: 'payout.updated',
    id: order.id,
    orderCode: order.orderCode,
    merchantId: order.merchantId,
    payoutStatus: order.payoutStatus ?? 0,
    previousPayoutStatus: previous,
    claimed: order.claimedBy !== null,
    claimExpiresAt: order.claimExpiresAt?.toISOString() ?? null,
    mark: shownMark(order.mark, scope),
    amountMinor: order.amountMinor,
    currency: order.currency,
    updatedAt: order.updatedAt.toISOString(),
  }));
}
