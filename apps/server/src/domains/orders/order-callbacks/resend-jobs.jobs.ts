import { permissions } from '@platform/sdk/permissions';
import { and, eq, lte } from 'drizzle-orm';
import type { Queryable, Store } from '../../../db/connection.ts';
import type { Clock } from '../../../kit/clock.ts';
import type { FanoutEvent } from '../../../kit/live/fanout.ts';
import type { Scope } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { users } from '../../access/access.public.ts';
import { merchantOfUser } from '../../parties/parties.public.ts';
import { lockOrders } from '../orders/orders.service.ts';
import { mustBeOwn } from '../orders/ownership.service.ts';
import type { AddressPolicy } from './address-policy.ts';
import { type ResendRequester, requestResend } from './resend.service.ts';
import { acknowledgedSince, nextOfResend, saveResults } from './resend-jobs.service.ts';
import { callbackResendJobs, type ResendJob } from './resend-jobs.table.ts';

export interface ResendParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly publish: (events: readonly FanoutEvent[]) => void;
  readonly policy: AddressPolicy;
  /** Callbacks per job and second. */
  readonly atOnce?: number;
}

/** The limit applies to a job across all processes, so that a recovered receiver is not flooded. */
const usuallyAtOnce = 20;
const turnEveryMs = 1_000;

/**
 * Requests the next callbacks of one due job. Returns false when none is due. The job's row stays locked, so
 * another process takes another job, and a crash rolls the batch back.
 */
export async function resendNext(parts: ResendParts): Promise<boolean> {
  const { store, clock, publish } = parts;
  const now = clock.now();
  const events = await store.transaction(async (tx) => {
    const [job] = await tx
      .select()
      .from(callbackResendJobs)
      .where(and(eq(callbackResendJobs.state, 'running'), lte(callbackResendJobs.nextAt, now)))
      .orderBy(callbackResendJobs.nextAt)
      .limit(1)
      .for('update', { skipLocked: true });
    return job && runBatch(tx, parts, job, now);
  });
  if (events) publish(events);
  return events !== undefined;
}

async function runBatch(
  tx: Queryable,
  { policy, atOnce = usuallyAtOnce }: ResendParts,
  job: ResendJob,
  now: Date,
): Promise<FanoutEvent[]> {
  const by = await requesterOf(tx, job, now);
  const next = by ? await nextOfResend(tx, job, atOnce) : [];
  const events: FanoutEvent[] = [];
  const results = new Map<number, BusinessError | null>();
  if (by && next.length > 0) {
    const locked = await lockOrders(
      tx,
      next.map(({ orderCode }) => orderCode),
    );
    const ids = [...locked.values()].map(({ id }) => id);
    const known = await acknowledgedSince(tx, ids, job.requestedAt);
    for (const { position, orderCode } of next) {
      try {
        const order = locked.get(orderCode);
        if (!order) throw new BusinessError('orderNotFound', { orderCode });
        mustBeOwn(order, by.scope);
        if (known.has(order.id)) throw new BusinessError('callbackAcknowledged');
        events.push((await requestResend(tx, policy, order, by)).event);
        results.set(position, null);
      } catch (error) {
        if (!(error instanceof BusinessError)) throw error;
        results.set(position, error);
      }
    }
    await saveResults(tx, job.id, results);
  }
  const skipped: Record<string, number> = { ...job.skipped };
  for (const error of results.values())
    if (error) skipped[error.errorName] = (skipped[error.errorName] ?? 0) + 1;
  const judged = job.judged + next.length;
  const isOver = !by || judged >= job.total;
  await tx
    .update(callbackResendJobs)
    .set({
      resent: job.resent + events.length,
      skipped,
      judged,
      nextAt: new Date(now.getTime() + turnEveryMs),
      // The job is cancelled when its user has lost the permission.
      ...(isOver ? { state: by ? ('done' as const) : ('cancelled' as const), endedAt: now } : {}),
    })
    .where(eq(callbackResendJobs.id, job.id));
  return events;
}

async function requesterOf(
  tx: Queryable,
  { requestedBy: userId, ip }: ResendJob,
  now: Date,
): Promise<(ResendRequester & { scope: Scope }) | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (!user?.enabled || user.deletedAt) return undefined;
  const { role } = user;
  const whose = permissions['orderCallbacks.resendMany'].roles[role];
  if (whose === undefined) return undefined;
  if (whose === 'all') return { now, ip, userId, role, scope: { kind: 'all' } };
  const merchant = await merchantOfUser(tx, userId);
  return merchant && { now, ip, userId, role, scope: { kind: 'merchant', merchantId: merchant.id } };
}
