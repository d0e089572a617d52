import { canResendCallback } from '@platform/sdk/rules';
import { and, asc, count, desc, eq, gt, gte, inArray, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { constraintOf } from '../../../db/constraint.ts';
import type { SortOrder } from '../../../db/list-order.ts';
import { newId } from '../../../kit/ids.ts';
import { actingUser } from '../../../kit/operation/acting-user.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { ownedRows } from '../../../kit/operation/owned-rows.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { refusalText } from '../../../kit/refusals/refusal-text.ts';
import { users } from '../../access/access.public.ts';
import { merchants } from '../../parties/parties.public.ts';
import { orders } from '../orders/orders.table.ts';
import { callbackConditions } from './order-callbacks.list.ts';
import { orderCallbacks } from './order-callbacks.table.ts';
import type {
  ResendFilter,
  ResendInput,
  ResendJobState,
  ResendOutcome,
  ResendResults,
  ResendRow,
} from './order-callbacks.types.ts';
import { resendFacts } from './resend.service.ts';
import { callbackResendJobs, callbackResendRows, type ResendJob } from './resend-jobs.table.ts';

/** Larger requests are an operator's mistake, or an outage that ends before the job would. */
const mostAtOnce = 10_000;

type Requester = Pick<HandlerContext, 'db' | 'now' | 'scope'>;

/**
 * Deliveries of a filter within the caller's scope. Only money events, and acknowledged ones only when asked
 * for.
 */
function resendConditions(filter: ResendInput, { now: until, scope }: Requester): SQL | undefined {
  const asksForAny = filter.state !== undefined || filter.orderCodes !== undefined;
  return and(
    ownedRows(scope, { merchant: orderCallbacks.merchantId }),
    callbackConditions(filter),
    inArray(orderCallbacks.status, ['paid', 'completed']),
    asksForAny ? undefined : ne(orderCallbacks.state, 'acknowledged'),
    // Deliveries created during the job are sent anyway.
    lte(orderCallbacks.createdAt, until),
  );
}

const textsOf = ({ orderCodes, startTime, endTime, ...filter }: ResendInput): ResendFilter => ({
  ...filter,
  ...(startTime === undefined ? {} : { startTime: startTime.toISOString() }),
  ...(endTime === undefined ? {} : { endTime: endTime.toISOString() }),
});

export async function startResend(context: HandlerContext, input: ResendInput): Promise<ResendRow> {
  const { db, now, ip, audit } = context;
  const { userId } = actingUser(context);
  const codes = await orderCodesOf(context, input);
  const total = codes.length;
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
  await db.execute(sql`insert into ${callbackResendRows} (job_id, position, order_code)
    select ${id}::uuid, code.place - 1, code.value
    from jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb) with ordinality as code(value, place)`);
  audit({ objectType: 'callbackResend', objectId: id, after: { filter, total } });
  return resendOf(context, id);
}

/** The order codes of a filter, in the order of their deliveries' creation. */
async function orderCodesOf(requester: Requester, filter: ResendInput): Promise<readonly string[]> {
  const { db } = requester;
  const { orderCodes, ...rest } = filter;
  // A deleted delivery has no row to join and is recreated by the job, which also checks ownership.
  if (orderCodes && Object.keys(rest).length === 0) return [...new Set(orderCodes)];
  const conditions = resendConditions(filter, requester);
  const total = await countMatching(db, conditions);
  if (total > mostAtOnce) throw new BusinessError('callbackResendTooMany', { count: total, max: mostAtOnce });
  const found = await db
    .select({ orderCode: orders.orderCode })
    .from(orderCallbacks)
    .innerJoin(orders, eq(orders.id, orderCallbacks.orderId))
    .where(conditions)
    .orderBy(orderCallbacks.id);
  return [...new Set(found.map(({ orderCode }) => orderCode))];
}

async function countMatching(db: Queryable, conditions: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ matching: count() })
    .from(orderCallbacks)
    .innerJoin(orders, eq(orders.id, orderCallbacks.orderId))
    .where(conditions);
  return row?.matching ?? 0;
}

/** Counts deliveries that would be skipped, by error. Addresses are checked only when sending. */
export async function previewResend(requester: Requester, filter: ResendInput) {
  const { db, now } = requester;
  const conditions = resendConditions(filter, requester);
  const { state, resendTrigger, resendRequestedAt } = orderCallbacks;
  const facts = await db
    .select({
      order: { status: orders.status, payoutStatus: orders.payoutStatus },
      delivery: { state, resendTrigger, resendRequestedAt },
    })
    .from(orderCallbacks)
    .innerJoin(orders, eq(orders.id, orderCallbacks.orderId))
    .where(conditions)
    .limit(mostAtOnce);
  const skips: Record<string, number> = {};
  for (const { order, delivery } of facts) {
    const verdict = canResendCallback(resendFacts(order, delivery), now);
    if (!verdict.allowed) skips[verdict.reason] = (skips[verdict.reason] ?? 0) + 1;
  }
  const matching = facts.length < mostAtOnce ? facts.length : await countMatching(db, conditions);
  return { matching, max: mostAtOnce, skipped: skipsOf(skips) };
}

const skipsOf = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts)
    .filter(([, skips]) => skips > 0)
    .map(([reason, skips]) => ({ reason, count: skips }));

type Reader = Pick<HandlerContext, 'db' | 'scope'>;

/** Jobs in the reader's scope. A merchant sees the jobs that it requested. */
const selectResends = ({ db, scope }: Reader, condition: SQL | undefined) =>
  db
    .select({ job: callbackResendJobs, account: users.account })
    .from(callbackResendJobs)
    .innerJoin(users, eq(users.id, callbackResendJobs.requestedBy))
    .leftJoin(merchants, eq(merchants.userId, callbackResendJobs.requestedBy))
    .where(and(ownedRows(scope, { merchant: merchants.id }), condition));

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

async function resendOf(reader: Reader, id: string): Promise<ResendRow> {
  const [found] = await selectResends(reader, eq(callbackResendJobs.id, id));
  if (!found) throw new BusinessError('callbackResendNotFound');
  return rowOf(found);
}

export async function listResends(
  reader: Reader,
  {
    page,
    pageSize,
    sortOrder,
    state,
  }: {
    page: number;
    pageSize: number;
    sortOrder: SortOrder;
    state?: ResendJobState;
  },
): Promise<{ list: ResendRow[]; total: number }> {
  const condition = state === undefined ? undefined : eq(callbackResendJobs.state, state);
  const rows = await selectResends(reader, condition)
    .orderBy((sortOrder === 'asc' ? asc : desc)(callbackResendJobs.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return {
    list: rows.map(rowOf),
    total: await reader.db.$count(selectResends(reader, condition).as('found')),
  };
}

export async function cancelResend(context: HandlerContext, id: string): Promise<ResendRow> {
  const { db, now, audit } = context;
  await resendOf(context, id);
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
  return resendOf(context, id);
}

/** The results of a job's orders, optionally of one outcome. */
export async function listResendResults(
  reader: Reader & Pick<HandlerContext, 'language'>,
  { id, outcome, page, pageSize }: { id: string; outcome?: ResendOutcome; page: number; pageSize: number },
): Promise<ResendResults> {
  const { db, language } = reader;
  const job = await resendOf(reader, id);
  const condition = and(
    eq(callbackResendRows.jobId, id),
    outcome === undefined ? undefined : eq(callbackResendRows.outcome, outcome),
  );
  const rows = await db
    .select()
    .from(callbackResendRows)
    .where(condition)
    .orderBy(callbackResendRows.position)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return {
    job,
    list: rows.map(({ orderCode, outcome: became, reason, params }) => ({
      orderCode,
      outcome: became,
      reason,
      reasonText: reason && refusalText(reason, params ?? {}, language),
    })),
    total: await db.$count(callbackResendRows, condition),
  };
}

/** The next orders of a job, by position. */
export const nextOfResend = (tx: Queryable, { id, judged }: ResendJob, atMost: number) =>
  tx
    .select({ position: callbackResendRows.position, orderCode: callbackResendRows.orderCode })
    .from(callbackResendRows)
    .where(and(eq(callbackResendRows.jobId, id), gte(callbackResendRows.position, judged)))
    .orderBy(callbackResendRows.position)
    .limit(atMost);

/** The orders acknowledged by the merchant since the given time. */
export async function acknowledgedSince(
  tx: Queryable,
  orderIds: readonly string[],
  since: Date,
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ orderId: orderCallbacks.orderId })
    .from(orderCallbacks)
    .where(and(inArray(orderCallbacks.orderId, [...orderIds]), gt(orderCallbacks.acknowledgedAt, since)));
  return new Set(rows.map(({ orderId }) => orderId));
}

/** Stores the results of the orders at some positions of a job. */
export async function saveResults(
  tx: Queryable,
  jobId: string,
  results: ReadonlyMap<number, BusinessError | null>,
): Promise<void> {
  const rows = [...results].map(([position, error]) => ({
    position,
    outcome: error ? 'skipped' : 'asked',
    reason: error?.errorName ?? null,
    params: error?.params ?? null,
  }));
  await tx.execute(sql`update ${callbackResendRows} as row
    set outcome = result.outcome, reason = result.reason, params = result.params
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as result(position integer, outcome text, reason text, params jsonb)
    where row.job_id = ${jobId} and row.position = result.position`);
}
