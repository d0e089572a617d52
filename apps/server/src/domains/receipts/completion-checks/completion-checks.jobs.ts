import { eq } from 'drizzle-orm';
import type { Queryable, Store } from '../../../db/connection.ts';
import type { Clock } from '../../../kit/clock.ts';
import type { FanoutEvent } from '../../../kit/live/fanout.ts';
import type { SettingsReader } from '../../../kit/operation/context.ts';
import { labelOrder, lockOrder } from '../../orders/orders.public.ts';
import { type Completed, completedAfter } from './completion-checks.service.ts';
import { completionCheckState } from './completion-checks.table.ts';

export interface CompletionCheckParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly settings: SettingsReader;
  readonly publish: (events: readonly FanoutEvent[]) => void;
}

const onlyRow = 1;
const firstId = '00000000-0000-0000-0000-000000000000';
const minuteMs = 60_000;
const mostInTurn = 200;
const normal = 0;
const suspicious = 1;

/**
 * Checks completed orders again, CompleteCheckOrderTime after completion, at most 200 in a run. An order that
 * differs from the ledger or from the messages of its account is labelled suspicious. The first run only sets
 * the starting point, so orders that were due by then are never checked. A lock on the progress row lets one
 * process run at a time. Returns the number of orders checked.
 */
export async function checkCompletedOrders(parts: CompletionCheckParts): Promise<number> {
  const { store, clock, settings, publish } = parts;
  const now = clock.now();
  const until = new Date(now.getTime() - (await settings.get('CompleteCheckOrderTime')) * minuteMs);
  const begin = { id: onlyRow, completedAt: until, orderId: firstId };
  await store.db.insert(completionCheckState).values(begin).onConflictDoNothing();
  const events: FanoutEvent[] = [];
  const count = await store.transaction(async (tx) => {
    const [state] = await tx
      .select()
      .from(completionCheckState)
      .where(eq(completionCheckState.id, onlyRow))
      .for('update', { skipLocked: true });
    if (!state) return 0;
    const completed = await completedAfter(tx, state, until, mostInTurn);
    for (const one of completed) events.push(...(await judge(tx, one, now)));
    const last = completed.at(-1);
    if (last) {
      const progress = { completedAt: new Date(last.completedAt), orderId: last.id };
      await tx.update(completionCheckState).set(progress).where(eq(completionCheckState.id, onlyRow));
    }
    return completed.length;
  });
  publish(events);
  return count;
}

async function judge(tx: Queryable, { id, difference }: Completed, now: Date): Promise<FanoutEvent[]> {
  if (difference === null) return [];
  const order = await lockOrder(tx, id);
  // An operator has labelled or reversed it meanwhile.
  if (order.mark !== normal || order.reversedAt !== null) return [];
  await labelOrder(tx, order, suspicious, { now, reason: difference });
  const { merchantId, supplierId } = order;
  const supplier = supplierId === null ? {} : { supplierId };
  return [{ topic: 'orders', type: 'order.updated', id, merchantId, ...supplier }];
}
