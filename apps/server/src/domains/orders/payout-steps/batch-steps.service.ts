import { type PayoutContext, payoutStatusIds } from '@platform/sdk/rules';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { recordSteps, type StepFacts } from '../orders/orders.service.ts';
import type { Order } from '../orders/orders.table.ts';
import { takePlaces } from './batch-places.service.ts';
import { payoutBatchOrders } from './batch-places.table.ts';
import { checkPayoutStep, type PayoutStep } from './payout-steps.service.ts';

interface BatchStep extends StepFacts {
  readonly context: PayoutContext;
}

/**
 * Puts payouts of the pool into a batch, in this order, in two statements: one by one, five hundred would take seconds.
 * The step has neither postings nor a callback. The caller has locked the payouts and reserved the account.
 */
export async function enterBatch(
  tx: Queryable,
  payouts: readonly Order[],
  batch: { readonly id: string; readonly batchCode: string },
  claim: NonNullable<PayoutStep['claim']>,
  step: BatchStep,
): Promise<Order[]> {
  for (const order of payouts) await checkPayoutStep(tx, order, 'enterBatch', step);
  const { awaiting, preparing } = payoutStatusIds;
  const changes = { ...claim, payoutBatchId: batch.id, payoutStatus: preparing, status: 2 } as const;
  const event = { event: 'enterBatch', from: awaiting, to: preparing };
  await takePlaces(tx, batch, payouts, step.now);
  return recordSteps(tx, payouts, () => changes, event, step);
}

/** Starts the payment of a whole batch, likewise. From here on none of its payouts returns to the pool by machine. */
export async function sendBatch(
  tx: Queryable,
  payouts: readonly Order[],
  batchId: string,
  step: BatchStep,
): Promise<Order[]> {
  for (const order of payouts) await checkPayoutStep(tx, order, 'sendBatch', step);
  const { preparing, paying } = payoutStatusIds;
  const event = { event: 'sendBatch', from: preparing, to: paying };
  const sent = await recordSteps(tx, payouts, () => ({ payoutStatus: paying }), event, step);
  const ids = payouts.map(({ id }) => id);
  await tx
    .update(payoutBatchOrders)
    .set({ state: 'paying', updatedAt: step.now })
    .where(
      and(
        eq(payoutBatchOrders.batchId, batchId),
        sql`${payoutBatchOrders.orderId} = any(${sql.param(ids)}::uuid[])`,
      ),
    );
  return sent;
}
