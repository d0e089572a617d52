import { inArray } from 'drizzle-orm';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { orderCallbacks } from './order-callbacks.table.ts';

/** Deletes finished deliveries with their attempts, all or none. Returns how many. */
export async function deleteCallbacks(
  { db, audit }: Pick<HandlerContext, 'db' | 'audit'>,
  ids: readonly string[],
): Promise<number> {
  const wanted = [...new Set(ids)];
  const found = await db
    .select({
      id: orderCallbacks.id,
      state: orderCallbacks.state,
      dueAt: orderCallbacks.dueAt,
      orderId: orderCallbacks.orderId,
    })
    .from(orderCallbacks)
    .where(inArray(orderCallbacks.id, wanted))
    .orderBy(orderCallbacks.id)
    .for('update');
  if (found.length < wanted.length) throw new BusinessError('callbackNotFound');
  // A delivery with a due time is still to be sent, including an acknowledged one with a pending resend.
  const unfinished = found.filter(({ dueAt }) => dueAt !== null).length;
  if (unfinished > 0) throw new BusinessError('callbackNotFinished', { count: unfinished });
  await db.delete(orderCallbacks).where(inArray(orderCallbacks.id, wanted));
  audit({
    objectType: 'orderCallback',
    objectId: wanted.join(' '),
    before: { deliveries: found.map(({ id, orderId, state }) => ({ id, orderId, state })) },
  });
  return found.length;
}
