import { and, asc, eq, gt, inArray, isNotNull, lte, type Placeholder, type SQL } from 'drizzle-orm';
import type { Queryable, Store } from '../../../db/connection.ts';
import { newId } from '../../../kit/ids.ts';
import type { FanoutEvent } from '../../../kit/live/fanout.ts';
import { type LiveScript, liveScript } from '../pay-scripts/pay-scripts.service.ts';
import type { GatewayDirection } from '../pay-scripts/pay-scripts.table.ts';
import { type GatewayAttempt, gatewayAttempts, type PayGateway, payGateways } from './gateways.table.ts';

/** An attempt leased to this process, and its next step. */
export interface TakenAttempt<Todo extends string = string> {
  readonly todo: Todo;
  readonly gateway: PayGateway;
  readonly script: LiveScript;
  readonly attempt: GatewayAttempt;
  readonly leaseId: string;
}

export type NextStep<Todo extends string> = Pick<TakenAttempt<Todo>, 'todo' | 'attempt'>;

export interface Lease {
  readonly leaseId: string;
  readonly dueAt: Date;
}

export interface TakeOptions {
  readonly now: Date;
  readonly atMost: number;
  readonly lease: Lease;
}

/** How the attempts of a direction are taken, in the transaction that leases them. */
export interface LeasePlan<Todo extends string> {
  /** Orders that were not sent yet come before those that are asked about. */
  readonly newFirst?: boolean;
  /** Takes attempts that are due, and says what is next for each. */
  readonly takeDue: (tx: Queryable, gateway: PayGateway, options: TakeOptions) => Promise<NextStep<Todo>[]>;
  /** Writes the attempts of orders that stand on an account of the gateway and were not sent yet. */
  readonly takeNew: (
    tx: Queryable,
    gateway: PayGateway,
    options: TakeOptions,
  ) => Promise<{ readonly steps: readonly NextStep<Todo>[]; readonly events: readonly FanoutEvent[] }>;
}

/** Time to store the result, added to the time of the run for the lease. */
const recordingMs = 30_000;

export const leaseOf = ({ runTimeoutMs }: PayGateway, now: Date): Lease => ({
  leaseId: newId(now),
  dueAt: new Date(now.getTime() + runTimeoutMs + recordingMs),
});

/** Gateways of a direction with an attempt that is due. */
export const gatewaysDue = (db: Queryable, direction: GatewayDirection, now: Date | Placeholder) =>
  db
    .select({ id: gatewayAttempts.gatewayId })
    .from(gatewayAttempts)
    .innerJoin(payGateways, eq(payGateways.id, gatewayAttempts.gatewayId))
    .where(
      and(
        eq(payGateways.direction, direction),
        isNotNull(gatewayAttempts.dueAt),
        lte(gatewayAttempts.dueAt, now),
      ),
    );

/**
 * Leases work of one gateway, within the runs that it takes at a time. The gateway's row is locked, so that processes
 * count one after the other; a gateway that another process is counting is left to it. The attempt of an order that is
 * to be sent is written here: when this is committed, its key is saved, and only then the first byte may leave.
 */
export function leaseWork<Todo extends string>(
  store: Store,
  gatewayId: string,
  now: Date,
  plan: LeasePlan<Todo>,
): Promise<{ readonly taken: readonly TakenAttempt<Todo>[]; readonly events: readonly FanoutEvent[] }> {
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
    const lease = leaseOf(gateway, now);
    const free = gateway.parallelRequests - leased;
    if (free <= 0) return { taken: [], events: [] };
    let left = free;
    const steps: NextStep<Todo>[] = [];
    const events: FanoutEvent[] = [];
    const takeDue = async () =>
      steps.push(...(await plan.takeDue(tx, gateway, { now, atMost: left, lease })));
    const takeNew = async () => {
      const sent = await plan.takeNew(tx, gateway, { now, atMost: left, lease });
      steps.push(...sent.steps);
      events.push(...sent.events);
    };
    const inTurn = plan.newFirst ? [takeNew, takeDue] : [takeDue, takeNew];
    for (const take of inTurn) {
      left = free - steps.length;
      if (left > 0 && (take === takeDue || gateway.enabled)) await take();
    }
    const { leaseId } = lease;
    return { taken: steps.map((step) => ({ ...step, gateway, script, leaseId })), events };
  });
}

/** Leases the attempts that are due, those that are due longest first. */
export async function leaseDue(
  tx: Queryable,
  gatewayId: string,
  { now, atMost, lease }: TakeOptions,
  condition?: SQL,
): Promise<readonly GatewayAttempt[]> {
  const due = await tx
    .select()
    .from(gatewayAttempts)
    .where(and(eq(gatewayAttempts.gatewayId, gatewayId), lte(gatewayAttempts.dueAt, now), condition))
    .orderBy(asc(gatewayAttempts.dueAt))
    .limit(atMost)
    .for('update', { skipLocked: true });
  if (due.length === 0) return [];
  const ids = due.map(({ id }) => id);
  await tx.update(gatewayAttempts).set(lease).where(inArray(gatewayAttempts.id, ids));
  return due.map((attempt) => ({ ...attempt, ...lease }));
}

/** The attempt's row and its key; undefined when this attempt of the order was sent before. */
export async function writeAttempt(
  tx: Queryable,
  gateway: PayGateway,
  order: { readonly id: string; readonly orderCode: string; readonly attempt: number },
  values: Lease & { readonly resourceId: string; readonly now: Date; readonly creates?: number },
): Promise<GatewayAttempt | undefined> {
  const { now, ...rest } = values;
  const [attempt] = await tx
    .insert(gatewayAttempts)
    .values({
      ...rest,
      id: newId(now),
      orderId: order.id,
      attempt: order.attempt,
      key: `${order.orderCode}-${order.attempt}`,
      gatewayId: gateway.id,
      state: 'sending',
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  return attempt;
}
