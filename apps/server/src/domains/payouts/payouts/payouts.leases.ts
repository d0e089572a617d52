import { payoutStatusIds } from '@platform/sdk/rules';
import { and, eq, lte } from 'drizzle-orm';
import type { Store } from '../../../db/connection.ts';
import type { FanoutEvent } from '../../../kit/live/fanout.ts';
import { advancePayout, byAccount, orders, payoutEvent } from '../../orders/orders.public.ts';

const atOnce = 100;

/**
 * Returns payouts with an expired claim to the pool. Any number of processes may run it: rows locked by
 * another process or request are skipped.
 */
export async function expireClaims(
  store: Store,
  now: Date,
  publish: (events: readonly FanoutEvent[]) => void,
): Promise<number> {
  let expired = 0;
  for (let found = atOnce; found === atOnce; expired += found) {
    const events = await store.transaction(async (tx) => {
      const lapsed = await tx
        .select()
        .from(orders)
        .where(and(lte(orders.claimExpiresAt, now), eq(orders.payoutStatus, payoutStatusIds.preparing)))
        .orderBy(orders.claimExpiresAt)
        .limit(atOnce)
        .for('update', { skipLocked: true });
      const freed: FanoutEvent[] = [];
      // Sorted by account, so that concurrent runs cannot deadlock.
      for (const order of lapsed.toSorted(byAccount)) {
        freed.push(
          payoutEvent('payout.updated', await advancePayout(tx, order, 'expireClaim', { now }), true),
        );
      }
      return freed;
    });
    publish(events);
    found = events.length;
  }
  return expired;
}
