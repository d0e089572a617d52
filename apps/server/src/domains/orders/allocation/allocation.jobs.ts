import { and, asc, lte, sql } from 'drizzle-orm';
import type { Queryable, Store } from '../../../db/connection.ts';
import { statement } from '../../../db/statements.ts';
import type { Clock } from '../../../kit/clock.ts';
import type { FanoutEvent } from '../../../kit/live/fanout.ts';
import type { Log } from '../../../kit/log/log.ts';
import type { SettingsReader } from '../../../kit/operation/context.ts';
import { advance } from '../orders/orders.service.ts';
import { type Order, orders } from '../orders/orders.table.ts';
import type { Random } from './allocation.choice.ts';
import { CandidatePool } from './allocation.pool.ts';
import { readAllocationRules } from './allocation.rules.ts';
import { allocateOrder } from './allocation.service.ts';
import { releaseDueAmounts } from './reservations.service.ts';

export interface AllocationParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  readonly settingsReader: (db: Queryable) => SettingsReader;
  readonly publish: (events: readonly FanoutEvent[]) => void;
  readonly random?: Random;
  /** Asked after each order: whoever waits for an answer goes first. */
  readonly makeWay?: (workedMs: number) => Promise<void>;
  /** Whether somebody waits for an answer now. */
  readonly isBusy?: () => boolean;
}

/** What is told of an order that the platform took a step on. */
export const orderUpdated = ({ id, merchantId, supplierId }: Order): FanoutEvent => ({
  topic: 'orders',
  type: 'order.updated',
  id,
  merchantId,
  ...(supplierId === null ? {} : { supplierId }),
});

/*
 * Written out, as the conditions of the two indexes that hold live orders alone are: a statement that is planned once for
 * all values could use neither where a status is one of its values, and would read every order that there ever was.
 */
const isToAllocate = sql`${orders.status} = 1 and ${orders.orderType} = 1`;
const isAllocated = sql`${orders.status} = 2`;
/**
 * Orders that one process has in hand at a time: while one waits for its commit, the next is on its way. The payer of each
 * is looking at a page that says to wait. While requests wait there is one of them: it takes half of a processor, and four
 * would take all. The embedded store has one transaction at a time, which others would only queue for.
 */
const lanesOf = ({ kind }: Store): number => (kind === 'postgres' ? 4 : 1);
/** A turn ends even when orders come faster than they are allocated: whoever stops the server waits for it. */
const maxInLane = 25;

/**
 * Gives every created order an account, oldest first. Any number of processes may do it: an order that one of them has
 * in hand the others pass by. Each order is a transaction of its own, so that none waits for another's account longer
 * than it must, and one that cannot be allocated keeps nobody else waiting. True where there may be more of them.
 */
export async function allocateCreatedOrders(parts: AllocationParts): Promise<boolean> {
  const shared = { failed: [], pool: new CandidatePool() };
  const lanes = Array.from({ length: lanesOf(parts.store) }, (_, lane) =>
    allocateInLane(parts, shared, lane === 0),
  );
  const ended = await Promise.allSettled(lanes);
  const broken = ended.find((lane) => lane.status === 'rejected');
  if (broken) throw broken.reason;
  return ended.some((lane) => lane.status === 'fulfilled' && lane.value);
}

/** What the lanes of a turn know together. */
interface Turn {
  readonly failed: string[];
  readonly pool: CandidatePool;
}

/** The oldest that nobody has in hand, but for those that have failed. */
export const nextCreated = statement((db) =>
  db
    .select()
    .from(orders)
    .where(and(isToAllocate, sql`${orders.id} <> all(${sql.placeholder('failed')}::uuid[])`))
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(1)
    .for('update', { skipLocked: true }),
);

async function allocateInLane(
  parts: AllocationParts,
  { failed, pool }: Turn,
  isFirst: boolean,
): Promise<boolean> {
  const { store, clock, settingsReader, publish, log } = parts;
  const random = parts.random ? { random: parts.random } : {};
  for (let turn = 0; turn < maxInLane; turn += 1) {
    if (!isFirst && parts.isBusy?.()) return true;
    let current: string | undefined;
    const startedAt = performance.now();
    try {
      const order = await store.transaction(async (tx) => {
        const [next] = await nextCreated(tx).execute({ failed });
        current = next?.id;
        if (!next) return;
        // Read once the order is known: it is allocated by what was set when it was created, or later.
        const rules = await readAllocationRules(settingsReader(tx));
        return allocateOrder(tx, next, { rules, now: clock.now(), pool, ...random });
      });
      if (!order) return false;
      publish([{ ...orderUpdated(order), withoutCallback: true }]);
    } catch (error) {
      // Without an order in hand it is the store that fails: the next turn tries again.
      if (current === undefined) throw error;
      log.error({ error, orderId: current }, 'an order could not be allocated');
      failed.push(current);
    }
    await parts.makeWay?.(performance.now() - startedAt);
  }
  return true;
}

const atOnce = 50;

export const nextExpired = statement((db) =>
  db
    .select()
    .from(orders)
    .where(and(isAllocated, lte(orders.expiresAt, sql.placeholder('now'))))
    .orderBy(asc(orders.expiresAt))
    .limit(atOnce)
    .for('update', { skipLocked: true }),
);

/**
 * Times out the orders whose money did not come, and frees the amounts for which no late money can come any more. Any
 * number of processes may do it.
 */
export async function expireOrders({ store, clock, publish }: AllocationParts): Promise<number> {
  const now = clock.now();
  let expired = 0;
  for (let found = atOnce; found === atOnce; expired += found) {
    const events = await store.transaction(async (tx) => {
      const due = await nextExpired(tx).execute({ now });
      const timedOut: FanoutEvent[] = [];
      // By account, everywhere in the same order: two who end several never wait for each other.
      for (const order of due.toSorted((a, b) => (a.resourceId ?? '').localeCompare(b.resourceId ?? ''))) {
        timedOut.push(orderUpdated(await advance(tx, order, 'expire', { now })));
      }
      return timedOut;
    });
    publish(events);
    found = events.length;
  }
  while ((await releaseDueAmounts(store.db, now)) > 0);
  return expired;
}
