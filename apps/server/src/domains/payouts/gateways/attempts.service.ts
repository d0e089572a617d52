import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import type { FanoutEvent } from '../../../kit/live/fanout.ts';
import type { LiveScript } from '../pay-scripts/pay-scripts.service.ts';
import { type EndedRun, type RunEffect, recordRun } from '../script-runs/script-runs.service.ts';
import type { ScriptRunRecord } from '../script-runs/script-runs.table.ts';
import type { TakenAttempt } from './attempt-leases.service.ts';
import { type GatewayAttempt, gatewayAttempts, type PayGateway } from './gateways.table.ts';
import type { GatewayParts } from './gateways.types.ts';

export type { GatewayParts } from './gateways.types.ts';

/** An attempt that is leased, and what it is asked about with. */
export type Asked = Pick<TakenAttempt, 'gateway' | 'script' | 'attempt' | 'leaseId'>;

export interface AskedBy {
  readonly trigger: 'worker' | 'operator';
  /** Account of the user. */
  readonly triggeredBy?: string | undefined;
}

export const idsOf = ({ id }: PayGateway, { scriptId, versionId }: LiveScript) => ({
  gatewayId: id,
  scriptId,
  versionId,
});

export const orderOf = ({ orderId, attempt, key }: GatewayAttempt) => ({ id: orderId, attempt, key });

/** The run of a process that ended before it could store one. */
export const leftRun = (entryPoint: 'send' | 'create'): EndedRun => ({
  entryPoint,
  verdict: { verdict: 'unknown', reason: 'the process ended while it was sending' },
  failure: 'stopped',
  requests: [],
  notice: null,
  log: [],
  durationMs: 0,
  cpuMs: 0,
});

/**
 * Stores a run together with what it makes of its order: `apply` and the record are in the transaction that `transact`
 * runs, and the events are published after it.
 */
export async function storeRun(
  { publish }: Pick<GatewayParts, 'publish'>,
  { gateway, script, attempt }: Asked,
  run: EndedRun,
  facts: AskedBy & { readonly startedAt: Date },
  transact: <T>(work: (tx: Queryable) => Promise<T>) => Promise<T>,
  apply: (tx: Queryable) => Promise<{ readonly effect: RunEffect; readonly events: readonly FanoutEvent[] }>,
): Promise<ScriptRunRecord> {
  const { record, events } = await transact(async (tx) => {
    const applied = await apply(tx);
    const kept = await recordRun(tx, run, {
      ...facts,
      ...idsOf(gateway, script),
      order: orderOf(attempt),
      effect: applied.effect,
    });
    return { record: kept, events: applied.events };
  });
  publish(events);
  return record;
}

/** Locks the attempt until the transaction ends. Its order is locked before it. */
export async function lockAttempt(tx: Queryable, id: string): Promise<GatewayAttempt> {
  const [attempt] = await tx.select().from(gatewayAttempts).where(eq(gatewayAttempts.id, id)).for('update');
  if (!attempt) throw new Error(`There is no attempt ${id}.`);
  return attempt;
}

/** What a run changes in its attempt, which the caller has locked. */
export type AttemptChange = Partial<
  Pick<GatewayAttempt, 'state' | 'reference' | 'queries' | 'reason' | 'dueAt' | 'leaseId' | 'endedAt'>
>;

export async function changeAttempt(tx: Queryable, id: string, change: AttemptChange): Promise<void> {
  await tx.update(gatewayAttempts).set(change).where(eq(gatewayAttempts.id, id));
}

export const endedAt = (now: Date) =>
  ({ state: 'ended', dueAt: null, leaseId: null, endedAt: now }) as const satisfies AttemptChange;

/** Ends an attempt that needs no step any more, unless another process has taken it over. */
export async function endLeased(
  db: Queryable,
  { attempt, leaseId }: Pick<Asked, 'attempt' | 'leaseId'>,
  now: Date,
): Promise<void> {
  await db
    .update(gatewayAttempts)
    .set(endedAt(now))
    .where(and(eq(gatewayAttempts.id, attempt.id), eq(gatewayAttempts.leaseId, leaseId)));
}

/** Counts that the orders of these attempts are sent once more. */
export async function countCreates(tx: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(gatewayAttempts)
    .set({ creates: sql`${gatewayAttempts.creates} + 1` })
    .where(inArray(gatewayAttempts.id, [...ids]));
}

const jitter = 0.1;

/** Steps come at growing intervals, of which the last one repeats; a little apart, so that not all come at once. */
export function nextTime(delays: readonly number[], done: number, now: Date, random: () => number): Date {
  const delayMs = delays[Math.min(done, delays.length - 1)] ?? 0;
  return new Date(now.getTime() + delayMs * (1 + jitter * random()));
}
