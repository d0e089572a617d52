import { payoutStatusIds } from '@platform/sdk/rules';
import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Queryable, Store } from '../../../db/connection.ts';
import type { Clock } from '../../../kit/clock.ts';
import type { FanoutEvent } from '../../../kit/live/fanout.ts';
import { advancePayout, lockOrder, type Order, payoutEvent } from '../../orders/orders.public.ts';
import { notifyPayoutException } from '../payouts/exception-notice.service.ts';
import { type PayoutInstruction, payoutInstructions } from './payout-instructions.table.ts';
import { endUnbegun } from './payout-instructions.take.ts';

const mostInTurn = 100;

/**
 * Ends instructions whose lease has run out. One that was never begun is free again. One that was begun and not reported
 * may have been paid: the payout becomes an exception, and is never sent a second time by machine. Any number of
 * processes may run it: each instruction is judged again under its lock.
 */
export async function endSilentInstructions({
  store,
  clock,
  publish,
}: {
  readonly store: Store;
  readonly clock: Clock;
  readonly publish: (events: readonly FanoutEvent[]) => void;
}): Promise<number> {
  const now = clock.now();
  const due = await store.db
    .select()
    .from(payoutInstructions)
    .where(and(isNull(payoutInstructions.endedAt), lte(payoutInstructions.leaseExpiresAt, now)))
    .orderBy(asc(payoutInstructions.leaseExpiresAt))
    .limit(mostInTurn);
  for (const instruction of due) {
    publish(
      await store.transaction(async (tx) => {
        const events: FanoutEvent[] = [];
        await endOne(tx, instruction, now, (event) => void events.push(event));
        return events;
      }),
    );
  }
  return due.length;
}

async function endOne(
  db: Queryable,
  { id, orderId }: PayoutInstruction,
  now: Date,
  publish: (event: FanoutEvent) => void,
): Promise<void> {
  const order = await lockOrder(db, orderId);
  const [instruction] = await db
    .select()
    .from(payoutInstructions)
    .where(and(eq(payoutInstructions.id, id), isNull(payoutInstructions.endedAt)))
    .for('update');
  if (!instruction || instruction.leaseExpiresAt > now) return;
  if (instruction.state === 'taken') {
    await endUnbegun(db, instruction, now);
    return;
  }
  const state = isProven(order) ? 'paid' : 'silent';
  if (order.payoutStatus === payoutStatusIds.paying && order.attempt === instruction.attempt) {
    const lost = await advancePayout(db, order, 'loseOutcome', { now, context: { as: 'system' } });
    await notifyPayoutException({ db, now, publish }, lost);
    publish(payoutEvent('payout.updated', lost, false));
  }
  await db
    .update(payoutInstructions)
    .set({ state, endedAt: now, reference: state === 'paid' ? order.utr : instruction.reference })
    .where(eq(payoutInstructions.id, id));
}

/** A message of the account, or a person, has shown that it is paid. */
const isProven = ({ payoutStatus }: Order): boolean =>
  payoutStatus === payoutStatusIds.pendingConfirmation || payoutStatus === payoutStatusIds.completed;
