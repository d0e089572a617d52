import { payoutStatusIds } from '@platform/sdk/rules';
import { and, asc, eq, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Queryable, Store } from '../../../db/connection.ts';
import { newId } from '../../../kit/ids.ts';
import type { FanoutEvent } from '../../../kit/live/fanout.ts';
import { advancePayout, type Order, orders, payoutEvent, resources } from '../../orders/orders.public.ts';
import { type LiveScript, liveScript } from '../pay-scripts/pay-scripts.service.ts';
import { refusalOfGateway } from './gateways.service.ts';
import { type GatewayAttempt, gatewayAttempts, type PayGateway, payGateways } from './gateways.table.ts';

/** An attempt leased to this process, and its next step. */
export interface TakenAttempt {
  readonly todo: 'send' | 'query' | 'abandon';
  readonly gateway: PayGateway;
  readonly script: LiveScript;
  readonly attempt: GatewayAttempt;
  readonly leaseId: string;
}

/** Time to store the result, added to the time of the run for the lease. */
const recordingMs = 30_000;
const preparing = sql.raw(String(payoutStatusIds.preparing));

/** Gateways with an attempt that is due, or with a payout on one of their accounts that is not sent yet. */
export async function gatewaysWithWork(db: Queryable, now: Date): Promise<string[]> {
  const due = db
    .select({ id: gatewayAttempts.gatewayId })
    .from(gatewayAttempts)
    .where(and(isNotNull(gatewayAttempts.dueAt), lte(gatewayAttempts.dueAt, now)));
  const waiting = db
    .select({ id: sql<string>`${resources.gatewayId}` })
    .from(orders)
    .innerJoin(resources, eq(resources.id, orders.resourceId))
    .where(and(sql`${orders.payoutStatus} = ${preparing}`, isNotNull(resources.gatewayId)));
  const rows = await due.union(waiting);
  return rows.map(({ id }) => id);
}

/**
 * Leases work of one gateway, within the runs that it takes at a time. The gateway's row is locked, so that processes
 * count one after the other; a gateway that another process is counting is left to it. The attempt of a payout that is
 * to be sent is written here: when this is committed, its key is saved, and only then the first byte may leave.
 */
export function takeWork(
  store: Store,
  gatewayId: string,
  now: Date,
): Promise<{ readonly taken: readonly TakenAttempt[]; readonly events: readonly FanoutEvent[] }> {
  return store.transaction(async (tx) => {
    const [gateway] = await tx
      .select()
      .from(payGateways)
      .where(eq(payGateways.id, gatewayId))
      .for('no key update', { skipLocked: true });
    const script = gateway && (await liveScript(tx, gateway.scriptId));
    if (!gateway || !script) return { taken: [], events: [] };
    const leased = await tx.$count(
      gatewayAttempts,
      and(
        eq(gatewayAttempts.gatewayId, gatewayId),
        isNotNull(gatewayAttempts.leaseId),
        gt(gatewayAttempts.dueAt, now),
      ),
    );
    const lease = {
      leaseId: newId(now),
      dueAt: new Date(now.getTime() + gateway.runTimeoutMs + recordingMs),
    };
    const free = gateway.parallelRequests - leased;
    if (free <= 0) return { taken: [], events: [] };
    const due = await takeDue(tx, gatewayId, { now, atMost: free, lease });
    const sent = await takeNew(tx, gateway, { now, atMost: free - due.length, lease });
    const { leaseId } = lease;
    return {
      taken: [...due, ...sent.attempts].map(({ todo, attempt }) => ({
        todo,
        attempt,
        gateway,
        script,
        leaseId,
      })),
      events: sent.orders.map((order) => payoutEvent('payout.updated', order, false)),
    };
  });
}

interface TakeOptions {
  readonly now: Date;
  readonly atMost: number;
  readonly lease: { readonly leaseId: string; readonly dueAt: Date };
}

interface Todo {
  readonly todo: TakenAttempt['todo'];
  readonly attempt: GatewayAttempt;
}

/** An attempt that is still being sent when its lease has ended was left by a process that died. */
async function takeDue(
  tx: Queryable,
  gatewayId: string,
  { now, atMost, lease }: TakeOptions,
): Promise<Todo[]> {
  const due = await tx
    .select()
    .from(gatewayAttempts)
    .where(and(eq(gatewayAttempts.gatewayId, gatewayId), lte(gatewayAttempts.dueAt, now)))
    .orderBy(asc(gatewayAttempts.dueAt))
    .limit(atMost)
    .for('update', { skipLocked: true });
  if (due.length === 0) return [];
  const ids = due.map(({ id }) => id);
  await tx.update(gatewayAttempts).set(lease).where(inArray(gatewayAttempts.id, ids));
  return due.map((attempt) => ({
    todo: attempt.state === 'sending' ? 'abandon' : 'query',
    attempt: { ...attempt, ...lease },
  }));
}

/** Submits payouts that stand on an account of the gateway. */
async function takeNew(
  tx: Queryable,
  gateway: PayGateway,
  { now, atMost, lease }: TakeOptions,
): Promise<{ readonly attempts: readonly Todo[]; readonly orders: readonly Order[] }> {
  if (atMost <= 0 || !gateway.enabled) return { attempts: [], orders: [] };
  const accounts = tx.select({ id: resources.id }).from(resources).where(eq(resources.gatewayId, gateway.id));
  const found = await tx
    .select()
    .from(orders)
    .where(
      and(
        // A literal, not a parameter: the index of open payouts is a partial one.
        sql`${orders.payoutStatus} = ${preparing}`,
        inArray(orders.resourceId, accounts),
        gt(orders.claimExpiresAt, now),
      ),
    )
    .orderBy(asc(orders.claimedAt), asc(orders.id))
    .limit(atMost)
    .for('update', { skipLocked: true });
  const attempts: Todo[] = [];
  const submitted: Order[] = [];
  for (const order of found) {
    if (order.resourceId === null || refusalOfGateway(gateway, order) !== undefined) continue;
    const [attempt] = await tx
      .insert(gatewayAttempts)
      .values({
        id: newId(now),
        orderId: order.id,
        attempt: order.attempt,
        key: `${order.orderCode}-${order.attempt}`,
        gatewayId: gateway.id,
        resourceId: order.resourceId,
        state: 'sending',
        ...lease,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning();
    // This attempt was sent before. It is asked about, and never sent again.
    if (!attempt) continue;
    submitted.push(await advancePayout(tx, order, 'submit', { now, context: { as: 'system' } }));
    attempts.push({ todo: 'send', attempt });
  }
  return { attempts, orders: submitted };
}
