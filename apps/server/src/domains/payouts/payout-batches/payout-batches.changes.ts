import { payoutStatusIds } from '@platform/sdk/rules';
import { eq } from 'drizzle-orm';
import { actingUser } from '../../../kit/operation/acting-user.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { advancePayout, advancePayouts, payoutEvent } from '../../orders/orders.public.ts';
import { notifyPayoutException, told } from '../payouts/payouts.service.ts';
import { attempt, finish, lockInBatch } from './payout-batches.confirmation.ts';
import { showBatch } from './payout-batches.list.ts';
import { findBatch, lockBatch, lockPayoutsOf, mustBeIn, tellStep } from './payout-batches.service.ts';
import { type PayoutBatch, payoutBatches } from './payout-batches.table.ts';
import type {
  BatchOutcome,
  BatchRow,
  CancelRequest,
  HandleRequest,
  OutcomeRow,
} from './payout-batches.types.ts';

/** Gives payouts back to the pool before the export. The batch without payouts is cancelled. */
export async function cancelBatch(
  context: HandlerContext,
  { payoutBatchId, orderCodes, reason }: CancelRequest,
): Promise<BatchRow> {
  const { db, now, ip, scope } = context;
  const { userId, role } = actingUser(context);
  const batch = await lockBatch(db, payoutBatchId, scope);
  if (batch.cancelledAt !== null) return showBatch(db, batch.id, scope);
  await mustBeIn(db, batch, ['created']);
  const held = await lockPayoutsOf(db, batch.id);
  const leaving = orderCodes ? held.filter(({ orderCode }) => orderCodes.includes(orderCode)) : held;
  const step = {
    now,
    ip,
    userId,
    context: { as: role },
    ...(reason === undefined ? {} : { reason: reason.trim() }),
  };
  for (const left of await advancePayouts(db, leaving, 'leaveBatch', step))
    context.publish(payoutEvent('payout.updated', left, true));
  const isEmpty = leaving.length === held.length;
  if (isEmpty) await db.update(payoutBatches).set({ cancelledAt: now }).where(eq(payoutBatches.id, batch.id));
  if (isEmpty || leaving.length > 0)
    await tellStep(context, batch, {
      event: isEmpty ? 'cancelled' : 'takenOut',
      count: leaving.length,
      reason,
    });
  return showBatch(db, batch.id, scope);
}

/** Takes payouts of an exported batch where the bank's result calls for a person. Each in its own transaction. */
export async function handleBatch(
  context: HandlerContext,
  { payoutBatchId, orderCodes, to, reason }: HandleRequest,
): Promise<BatchOutcome> {
  const { db, scope } = context;
  const batch = await findBatch(db, payoutBatchId, scope);
  await mustBeIn(db, batch, ['exported', 'confirming', 'closed']);
  const rows: OutcomeRow[] = [];
  for (const orderCode of new Set(orderCodes))
    rows.push(await attempt(context, orderCode, (own) => handle(own, batch, orderCode, to, reason.trim())));
  return finish(context, batch, { event: 'handled', rows, failure: 'batchExceptionHandlingFailed', reason });
}

async function handle(
  context: HandlerContext,
  batch: PayoutBatch,
  orderCode: string,
  to: HandleRequest['to'],
  reason: string,
): Promise<OutcomeRow['outcome']> {
  const { db, now, ip } = context;
  const { userId, role } = actingUser(context);
  const order = await lockInBatch(context, batch, orderCode);
  const { exception, rejecting } = payoutStatusIds;
  if (order.payoutStatus === { exception, rejecting, awaiting: undefined }[to]) return 'already';
  const event = eventOf(to, order.payoutStatus === exception);
  if (event === undefined) throw new BusinessError('orderTransitionRefused', { status: 'exception' });
  const step = { now, ip, userId, reason, context: { as: role, holdsClaim: true } };
  const moved = await advancePayout(db, order, event, step);
  if (moved.payoutStatus === exception) await notifyPayoutException(context, moved, userId);
  told(context, order, moved);
  return 'handled';
}

/** A processing exception can only go back to the pool here; its other end is payouts.resolveException. */
function eventOf(to: HandleRequest['to'], isException: boolean) {
  switch (to) {
    case 'exception':
      return 'loseOutcome';
    case 'rejecting':
      return isException ? undefined : 'decline';
    default:
      return isException ? 'findFailed' : 'returnUnpaid';
  }
}
