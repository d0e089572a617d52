import type { PayoutEvent, PayoutStatus } from '@platform/sdk/rules';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { oneOrAnyOf } from '../../../db/any-of.ts';
import type { Queryable } from '../../../db/connection.ts';
import type { StepFacts } from '../orders/orders.service.ts';
import type { Order } from '../orders/orders.table.ts';
import { type BatchPlaceState, payoutBatchOrders } from './batch-places.table.ts';

/** State of a payout's place in its batch, by the payout's status. Back in the pool, it has left the batch. */
const placeStates: Readonly<Record<PayoutStatus, BatchPlaceState>> = {
  awaiting: 'returned',
  preparing: 'prepared',
  submitted: 'paying',
  paying: 'paying',
  pendingConfirmation: 'proven',
  completed: 'paid',
  exception: 'exception',
  rejecting: 'rejecting',
  rejected: 'rejected',
  cancelled: 'rejected',
};

/** Gives payouts their rows in a batch, in this order. A payout that another batch holds violates a unique key. */
export async function takePlaces(
  tx: Queryable,
  { id, batchCode }: { readonly id: string; readonly batchCode: string },
  payouts: readonly Pick<Order, 'id' | 'amountMinor'>[],
  now: Date,
): Promise<void> {
  // JSON rows: building a statement with thousands of parameters takes longer than running it.
  const places = JSON.stringify(
    payouts.map((payout, index) => ({
      order_id: payout.id,
      row: index + 1,
      amount_minor: payout.amountMinor,
    })),
  );
  await tx.execute(sql`
    insert into ${payoutBatchOrders} (batch_id, batch_code, order_id, row, amount_minor, state, updated_at)
    select ${id}::uuid, ${batchCode}, order_id, row, amount_minor, 'prepared', ${now.toISOString()}::timestamptz
    from json_to_recordset(${places}::json) as given(order_id uuid, row int, amount_minor bigint)`);
}

/**
 * Keeps the places of payouts in their batch beside their status, in the same transaction. `payouts` are as they were
 * before the step. A payout without a batch costs nothing.
 */
export async function movePlaces(
  tx: Queryable,
  payouts: readonly Order[],
  event: PayoutEvent,
  to: PayoutStatus,
  { now, reason }: StepFacts,
): Promise<void> {
  const { batchId, orderId } = payoutBatchOrders;
  for (const [batch, held] of Map.groupBy(payouts, ({ payoutBatchId }) => payoutBatchId)) {
    if (batch === null) continue;
    const ids = held.map(({ id }) => id);
    await tx
      .update(payoutBatchOrders)
      .set({
        state: placeStates[to],
        updatedAt: now,
        ...(reason === undefined ? {} : { reason }),
        ...(event === 'leaveBatch' ? { row: null } : {}),
      })
      .where(and(eq(batchId, batch), oneOrAnyOf(orderId, ids)));
  }
}

/** Number of the batch that the payout is in, for a refusal. */
export async function batchCodeOf(tx: Queryable, { id, payoutBatchId }: Order): Promise<string> {
  if (payoutBatchId === null) return '';
  const { batchId, orderId, batchCode } = payoutBatchOrders;
  const [place] = await tx
    .select({ batchCode })
    .from(payoutBatchOrders)
    .where(and(eq(batchId, payoutBatchId), eq(orderId, id)));
  return place?.batchCode ?? payoutBatchId;
}

/**
 * Numbers the payouts that are still in the batch from 1, in the order in which they came in. @returns their ids, in that
 * order
 */
export async function numberPlaces(tx: Queryable, batch: string): Promise<string[]> {
  const { batchId, orderId, row } = payoutBatchOrders;
  const inIt = and(eq(batchId, batch), isNotNull(row));
  const places = await tx.select({ id: orderId, row }).from(payoutBatchOrders).where(inIt).orderBy(asc(row));
  const hasGaps = places.some((place, index) => place.row !== index + 1);
  if (hasGaps) {
    // First out of the way of each other, because the key of the rows is checked row by row.
    await tx
      .update(payoutBatchOrders)
      .set({ row: sql`-${row}` })
      .where(inIt);
    await tx.execute(sql`
      update ${payoutBatchOrders} as place set row = numbered.next
      from (select order_id, (row_number() over (order by row desc))::int as next from ${payoutBatchOrders}
        where batch_id = ${batch} and row is not null) as numbered
      where place.batch_id = ${batch} and place.order_id = numbered.order_id`);
  }
  return places.map(({ id }) => id);
}
