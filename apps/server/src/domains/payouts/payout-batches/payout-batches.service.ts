import { randomInt } from 'node:crypto';
import { formatPlatformTime } from '@platform/sdk';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { newId } from '../../../kit/ids.ts';
import type { FanoutEvent } from '../../../kit/live/fanout.ts';
import { actingUser } from '../../../kit/operation/acting-user.ts';
import type { HandlerContext, Scope } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { type Order, orders, payoutBatchOrders } from '../../orders/orders.public.ts';
import {
  type BatchStepEvent,
  type PayoutBatch,
  payoutBatches,
  payoutBatchSteps,
} from './payout-batches.table.ts';
import type { BatchState } from './payout-batches.types.ts';

const randomDigits = 6;

/** B, the time in the platform's zone, and random digits, like an order number. */
export function newBatchCode(now: Date, timeZone: string): string {
  const digits = String(randomInt(10 ** randomDigits)).padStart(randomDigits, '0');
  return `B${formatPlatformTime(now, timeZone).replace(/\D/g, '')}${digits}`;
}

/**
 * The batch, locked until the transaction ends, so that two calls about it follow each other. A supplier changes its own
 * batches; its leader sees them, but does not change them.
 *
 * @throws batchNotFound
 */
export async function lockBatch(tx: Queryable, batchId: string, scope: Scope): Promise<PayoutBatch> {
  const [batch] = await tx.select().from(payoutBatches).where(eq(payoutBatches.id, batchId)).for('update');
  if (!batch || !mayChange(batch, scope)) throw new BusinessError('batchNotFound', { batchId });
  return batch;
}

/** The same for reading its payouts one by one: nothing stays locked. @throws batchNotFound */
export async function findBatch(db: Queryable, batchId: string, scope: Scope): Promise<PayoutBatch> {
  const [batch] = await db.select().from(payoutBatches).where(eq(payoutBatches.id, batchId));
  if (!batch || !mayChange(batch, scope)) throw new BusinessError('batchNotFound', { batchId });
  return batch;
}

/** Codes of the payouts that are in the batch now, by row. */
export const codesOf = (db: Queryable, batchId: string): Promise<{ id: string; orderCode: string }[]> =>
  db
    .select({ id: orders.id, orderCode: orders.orderCode })
    .from(payoutBatchOrders)
    .innerJoin(orders, eq(orders.id, payoutBatchOrders.orderId))
    .where(and(eq(payoutBatchOrders.batchId, batchId), eq(orders.payoutBatchId, batchId)))
    .orderBy(asc(payoutBatchOrders.row));

const mayChange = ({ supplierId }: PayoutBatch, scope: Scope): boolean =>
  scope.kind === 'all' || (scope.kind === 'suppliers' && scope.supplierId === supplierId);

/** @throws batchTransitionRefused unless the batch is in one of these states */
export async function mustBeIn(
  tx: Queryable,
  batch: PayoutBatch,
  states: readonly BatchState[],
): Promise<BatchState> {
  const state = await stateOf(tx, batch);
  if (!states.includes(state)) throw new BusinessError('batchTransitionRefused', { status: state });
  return state;
}

/** Row states that still need a decision. */
export const openStates: ReadonlySet<string> = new Set(['prepared', 'paying', 'proven']);

export async function stateOf(tx: Queryable, batch: PayoutBatch): Promise<BatchState> {
  if (batch.cancelledAt !== null) return 'cancelled';
  if (batch.exportedAt === null) return 'created';
  const places = (await placesOf(tx, batch.id)).filter(({ row }) => row !== null);
  const open = places.filter(({ state }) => openStates.has(state));
  if (open.length === 0) return 'closed';
  return open.length < places.length ? 'confirming' : 'exported';
}

export type Place = typeof payoutBatchOrders.$inferSelect;

export const placesOf = (db: Queryable, batchId: string): Promise<Place[]> =>
  db
    .select()
    .from(payoutBatchOrders)
    .where(eq(payoutBatchOrders.batchId, batchId))
    .orderBy(asc(payoutBatchOrders.row));

/** The payouts that are in the batch now, locked in id order like every lock of several orders. */
export async function lockPayoutsOf(
  tx: Queryable,
  batchId: string,
  orderCodes?: readonly string[],
): Promise<Order[]> {
  return tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.payoutBatchId, batchId),
        orderCodes === undefined ? undefined : inArray(orders.orderCode, [...orderCodes]),
      ),
    )
    .orderBy(asc(orders.id))
    .for('update');
}

interface Step {
  readonly event: BatchStepEvent;
  readonly count: number;
  readonly reason?: string | undefined;
  readonly sha256?: string;
}

/** Records what happened: in the batch's own history, in the audit trail, and for the screens that show it. */
export async function tellStep(context: HandlerContext, batch: PayoutBatch, step: Step): Promise<void> {
  const { db, now } = context;
  await db.insert(payoutBatchSteps).values({
    id: newId(now),
    batchId: batch.id,
    event: step.event,
    at: now,
    userId: actingUser(context).userId,
    reason: step.reason ?? null,
    count: step.count,
    sha256: step.sha256 ?? null,
  });
  context.audit({
    objectType: 'payoutBatch',
    objectId: batch.batchCode,
    after: {
      event: step.event,
      count: step.count,
      ...(step.reason === undefined ? {} : { reason: step.reason }),
      ...(step.sha256 === undefined ? {} : { sha256: step.sha256 }),
    },
  });
  context.publish(batchEvent(batch));
}

export const batchEvent = ({ id, supplierId }: PayoutBatch): FanoutEvent => ({
  topic: 'payouts',
  type: 'payoutBatch.updated',
  id,
  supplierId,
  withoutCallback: true,
});
