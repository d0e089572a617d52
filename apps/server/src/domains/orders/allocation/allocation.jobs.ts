import { and, asc, lte, sql } from 'drizzle-orm';
import type { Queryable, Store } from '../../../db/connection.ts';
import { statement } from '../../../db/statements.ts';
import type { Clock } from '../../../kit/clock.ts';
import type { FanoutEvent } from '../../../kit/live/fanout.ts';
import type { Log } from '../../../kit/log/log.ts';
import type { SettingsReader } from '../../../kit/operation/context.ts';
import { unpaidReasons } from '../cashier/unpaid-reasons.service.ts';
import { advance } from '../orders/orders.service.ts';
import { type Order, orders } from '../orders/orders.table.ts';
import type { Random } from './allocation.choice.ts';
import type { GatewayRefusals } from './allocation.gateways.ts';
import { CandidatePool } from './allocation.pool.ts';
import { readAllocationRules } from './allocation.rules.ts';
import { allocateOrder, repeatWhileFilled } from './allocation.service.ts';
import { byAccount, releaseDueAmounts } from './reservations.service.ts';

export interface AllocationParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  readonly settingsReader: (db: Queryable) => SettingsReader;
  readonly publish: (events: readonly FanoutEvent[]) => void;
  readonly random?: Random;
  /** Without it accounts of gateways take no order. */
  readonly gatewayRefusals?: GatewayRefusals;
  /** Called after each order; waits while requests are pending, which have priority. */
  readonly yieldToRequests?: (workedMs: number) => Promise<void>;
  /** True while requests are waiting for an answer. */
  readonly isBusy?: () => boolean;
}

/** Event for a step that the platform took on an order. */
export const orderUpdated = ({ id, merchantId, supplierId }: Order): FanoutEvent => ({
  topic: 'orders',
  type: 'order.updated',
  id,
  merchantId,
  ...(supplierId === null ? {} : { supplierId }),
});

/*
 * Literals instead of parameters, to match the conditions of the two partial indexes of live orders. A
 * generic plan with the status as a parameter could use neither and would scan all orders. Orders of dynamic
 * products wait for their script's choice.
 */
const isToAllocate = sql`${orders.status} = 1 and ${orders.orderType} = 1 and ${orders.askedProductId} is null`;
const isAllocated = sql`${orders.status} = 2`;
/**
 * Orders that one process allocates concurrently: while one commits, the next one starts. The payer of each
 * is waiting. While requests wait only one lane runs: it takes half of a processor, and four would take all
 * of it. The embedded store runs one transaction at a time, so more lanes would only queue.
 */
const lanesOf = ({ kind }: Store): number => (kind === 'postgres' ? 4 : 1);
/**
 * Limit per run, so that a run ends even when orders arrive faster than they are allocated. Shutdown waits
 * for it.
 */
const maxInLane = 25;

/**
 * Allocates every created order, oldest first. Several processes may run it: each skips orders that another
 * has locked. Each order is a transaction of its own, so that locks on accounts are short and one failing
 * order does not block the others. Returns true when there may be more.
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

/** State shared by the lanes of a run. */
interface RunState {
  readonly failed: string[];
  readonly pool: CandidatePool;
}

/** The oldest order that is not locked and has not failed in this run. */
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
  { failed, pool }: RunState,
  isFirst: boolean,
): Promise<boolean> {
  const { store, clock, settingsReader, publish, log } = parts;
  const { gatewayRefusals } = parts;
  const more = { gatewayRefusals, ...(parts.random ? { random: parts.random } : {}) };
  for (let turn = 0; turn < maxInLane; turn += 1) {
    if (!isFirst && parts.isBusy?.()) return true;
    let current: string | undefined;
    const startedAt = performance.now();
    try {
      const order = await repeatWhileFilled((filled) =>
        store.transaction(async (tx) => {
          const [next] = await nextCreated(tx).execute({ failed });
          current = next?.id;
          if (!next) return;
          // Read after the order is locked, so that the settings are at least as new as the order.
          const rules = await readAllocationRules(settingsReader(tx));
          return allocateOrder(tx, next, { rules, now: clock.now(), pool, filled, ...more });
        }),
      );
      if (!order) return false;
      publish([{ ...orderUpdated(order), withoutCallback: true }]);
    } catch (error) {
      // No order was locked, so the database failed. The next run retries.
      if (current === undefined) throw error;
      log.error({ error, orderId: current }, 'an order could not be allocated');
      failed.push(current);
    }
    await parts.yieldToRequests?.(performance.now() - startedAt);
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
 * Times out orders that were not paid, and releases amounts for which late money is no longer accepted.
 * Several processes may run it concurrently.
 */
export async function expireOrders({ store, clock, publish }: AllocationParts): Promise<number> {
  const now = clock.now();
  let expired = 0;
  for (let found = atOnce; found === atOnce; expired += found) {
    const events = await store.transaction(async (tx) => {
      const due = await nextExpired(tx).execute({ now });
      const timedOut: FanoutEvent[] = [];
      const reasons = await unpaidReasons(tx, due);
      // Sorted by account, so that concurrent runs cannot deadlock.
      for (const order of due.toSorted(byAccount)) {
        const lossReason = reasons.get(order.id);
        const step = { now, ...(lossReason && { lossReason }) };
        timedOut.push(orderUpdated(await advance(tx, order, 'expire', step)));
      }
      return timedOut;
    });
    publish(events);
    found = events.length;
  }
  while ((await releaseDueAmounts(store.db, now)) > 0);
  return expired;
}
