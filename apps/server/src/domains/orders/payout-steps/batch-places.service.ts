import type { PayoutStatus } from '@platform/sdk/rules';
import { and, eq } from 'drizzle-orm';
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
  const places = payouts.map((payout, index) => ({
    batchId: id,
    batchCode,
    orderId: payout.id,
    row: index + 1,
    amountMinor: payout.amountMinor,
    state: 'prepared' as const,
    updatedAt: now,
  }));
  await tx.insert(payoutBatchOrders).values(places);
}

/**
 * Keeps the place of a payout in its batch beside the payout's status, in the same transaction. `order` is the payout
 * before the step. A payout without a batch costs nothing.
 */
export async function movePlace(
  tx: Queryable,
  { id, payoutBatchId }: Order,
  to: PayoutStatus,
  { now, reason }: StepFacts,
): Promise<void> {
  if (payoutBatchId === null) return;
  const { batchId, orderId } = payoutBatchOrders;
  await tx
    .update(payoutBatchOrders)
    .set({ state: placeStates[to], updatedAt: now, ...(reason === undefined ? {} : { reason }) })
    .where(and(eq(batchId, payoutBatchId), eq(orderId, id)));
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
