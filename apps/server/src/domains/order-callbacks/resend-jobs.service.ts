import { and, count, desc, eq, gt, inArray, isNotNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/connection.ts';
import { constraintOf } from '../../db/constraint.ts';
import { actingUser } from '../../kit/acting-user.ts';
import { BusinessError } from '../../kit/business-error.ts';
import type { HandlerContext } from '../../kit/context.ts';
import { newId } from '../../kit/ids.ts';
import { orders } from '../orders/orders.table.ts';
import { users } from '../users/users.table.ts';
import { type CallbackFilter, callbackConditions } from './order-callbacks.list.ts';
import { orderCallbacks } from './order-callbacks.table.ts';
import type { ResendFilter, ResendInput, ResendJobState, ResendRow } from './order-callbacks.types.ts';
import { throttleMs } from './resend.service.ts';
import { callbackResendJobs, type ResendJob } from './resend-jobs.table.ts';

/** More at a time is a person's mistake, or a receiver's trouble that will be over before they are through. */
const mostAtOnce = 10_000;

/** Deliveries that a filter names: those that tell of money, and known ones only where it asks for them. */
export function resendConditions(filter: CallbackFilter, until: Date): SQL | undefined {
  return and(
    callbackConditions(filter),
    inArray(orderCallbacks.status, ['paid', 'completed']),
    filter.state === undefined ? ne(orderCallbacks.state, 'acknowledged') : undefined,
    // What is made while they are sent is sent anyway.
    lte(orderCallbacks.createdAt, until),
  );
}

export const filterOf = ({ startTime, endTime, ...filter }: ResendFilter): CallbackFilter => ({
  ...filter,
  ...(startTime === undefined ? {} : { startTime: new Date(startTime) }),
  ...(endTime === undefined ? {} : { endTime: new Date(endTime) }),
});

const textsOf = ({ startTime, endTime, ...filter }: ResendInput): ResendFilter => ({
  ...filter,
  ...(startTime === undefined ? {} : { startTime: startTime.toISOString() }),
  ...(endTime === undefined ? {} : { endTime: endTime.toISOString() }),
});

export async function startResend(context: HandlerContext, input: ResendInput): Promise<ResendRow> {
  const { db, now, ip, audit } = context;
  const { userId } = actingUser(context);
  const total = await countMatching(db, resendConditions(input, now));
  if (total > mostAtOnce) throw new BusinessError('callbackResendTooMany', { count: total, max: mostAtOnce });
  const filter = textsOf(input);
  const id = newId(now);
  try {
    await db
      .insert(callbackResendJobs)
      .values({ id, requestedBy: userId, requestedAt: now, ip, filter, total, nextAt: now });
  } catch (error) {
    if (constraintOf(error) === 'callback_resend_jobs_running')
      throw new BusinessError('callbackResendRunning');
    throw error;
  }
  audit({ objectType: 'callbackResend', objectId: id, after: { filter, total } });
  return resendOf(db, id);
}

async function countMatching(db: Queryable, conditions: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ matching: count() })
    .from(orderCallbacks)
    .innerJoin(orders, eq(orders.id, orderCallbacks.orderId))
    .where(conditions);
  return row?.matching ?? 0;
}

/** What would be left out, by the error that each alone would answer; where one may go to is judged when it is sent. */
export async function previewResend(db: Queryable, filter: CallbackFilter, now: Date) {
  const isPaid = sql`(case when ${orders.payoutStatus} is null then ${orders.status} in (4, 5) else ${orders.payoutStatus} = 4 end)`;
  const recently = new Date(now.getTime() - throttleMs).toISOString();
  const isBusy = sql`(((${orderCallbacks.state} = 'sending' or ${isNotNull(orderCallbacks.resendTrigger)})
    and coalesce(${orderCallbacks.dueAt}, ${now.toISOString()}) >= ${now.toISOString()})
    or coalesce(${orderCallbacks.resendRequestedAt} > ${recently}, false))`;
  const [found] = await db
    .select({
      matching: count(),
      unpaid: sql<number>`(count(*) filter (where not ${isPaid}))::int`,
      busy: sql<number>`(count(*) filter (where ${isPaid} and ${isBusy}))::int`,
    })
    .from(orderCallbacks)
    .innerJoin(orders, eq(orders.id, orderCallbacks.orderId))
    .where(resendConditions(filter, now));
  const { matching = 0, unpaid = 0, busy = 0 } = found ?? {};
  const skipped = skipsOf({ callbackNotEligible: unpaid, tooManyRequests: busy });
  return { matching, max: mostAtOnce, skipped };
}

const skipsOf = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts)
    .filter(([, skips]) => skips > 0)
    .map(([reason, skips]) => ({ reason, count: skips }));

const selectResends = (db: Queryable) =>
  db
    .select({ job: callbackResendJobs, account: users.account })
    .from(callbackResendJobs)
    .innerJoin(users, eq(users.id, callbackResendJobs.requestedBy));

const rowOf = ({ job, account }: { job: ResendJob; account: string }): ResendRow => ({
  id: job.id,
  state: job.state,
  requestedBy: account,
  requestedAt: job.requestedAt.toISOString(),
  endedAt: job.endedAt?.toISOString() ?? null,
  filter: { ...job.filter },
  total: job.total,
  resent: job.resent,
  skipped: skipsOf(job.skipped),
});

async function resendOf(db: Queryable, id: string): Promise<ResendRow> {
  const [found] = await selectResends(db).where(eq(callbackResendJobs.id, id));
  if (!found) throw new BusinessError('callbackResendNotFound');
  return rowOf(found);
}

export async function listResends(
  db: Queryable,
  { page, pageSize, state }: { page: number; pageSize: number; state?: ResendJobState },
): Promise<{ list: ResendRow[]; total: number }> {
  const condition = state === undefined ? undefined : eq(callbackResendJobs.state, state);
  const rows = await selectResends(db)
    .where(condition)
    .orderBy(desc(callbackResendJobs.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { list: rows.map(rowOf), total: await db.$count(callbackResendJobs, condition) };
}

export async function cancelResend({ db, now, audit }: HandlerContext, id: string): Promise<ResendRow> {
  const [before] = await db
    .select()
    .from(callbackResendJobs)
    .where(eq(callbackResendJobs.id, id))
    .for('update');
  if (!before) throw new BusinessError('callbackResendNotFound');
  if (before.state === 'running') {
    await db
      .update(callbackResendJobs)
      .set({ state: 'cancelled', endedAt: now })
      .where(eq(callbackResendJobs.id, id));
    const { resent, total } = before;
    audit({ objectType: 'callbackResend', objectId: id, after: { state: 'cancelled', resent, total } });
  }
  return resendOf(db, id);
}

/** The next deliveries of a job, with the codes of their orders, in the order in which they were made. */
export function nextOfResend(tx: Queryable, job: ResendJob, atMost: number) {
  return tx
    .select({ id: orderCallbacks.id, orderCode: orders.orderCode })
    .from(orderCallbacks)
    .innerJoin(orders, eq(orders.id, orderCallbacks.orderId))
    .where(
      and(
        resendConditions(filterOf(job.filter), job.requestedAt),
        job.lastId === null ? undefined : gt(orderCallbacks.id, job.lastId),
      ),
    )
    .orderBy(orderCallbacks.id)
    .limit(atMost);
}
