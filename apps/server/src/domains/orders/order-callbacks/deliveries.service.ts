import { eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Store } from '../../../db/connection.ts';
import { columnValue, columnValues, sqlStatement, statement } from '../../../db/statements.ts';
import { together } from '../../../db/together.ts';
import { newId } from '../../../kit/ids.ts';
import type { FanoutEvent } from '../../../kit/live/fanout.ts';
import { callbackLoss, type LossReason } from '../orders/loss-reasons.service.ts';
import { advance, countCallback, lockOrder } from '../orders/orders.service.ts';
import type { Order } from '../orders/orders.table.ts';
import { acknowledgePayout, payoutEvent } from '../payout-steps/payout-steps.service.ts';
import type { MadeAttempt } from './callback-message.ts';
import { nextAttemptAt } from './callback-schedule.ts';
import { deadCallback, notifyStaff } from './dead-letters.ts';
import { type Delivery, orderCallbackAttempts, orderCallbacks } from './order-callbacks.table.ts';
import type { CallbackState, CallbackTrigger } from './order-callbacks.types.ts';

/** A delivery leased to this process. */
export interface TakenDelivery extends Delivery {
  readonly leaseId: string;
}

export interface TakeOptions {
  readonly now: Date;
  readonly leaseMs: number;
  /** Limits: in total, and per merchant including the attempts already in flight. */
  readonly atMost: number;
  readonly perMerchant: number;
  readonly sending: ReadonlyMap<string, number>;
}

/** Leases the due deliveries of any merchants, in a random order of merchants. */
export const leaseDue = statement((db) => {
  // From one merchant with deliveries to the next in the index: however many merchants have none, they cost nothing.
  const nextOne = (condition: SQL) => sql`
    select merchant_id from ${orderCallbacks} where due_at is not null and ${condition} order by merchant_id limit 1`;
  const due = sql`
    with recursive waiting(id) as (
      (${nextOne(sql`true`)})
      union all
      select (${nextOne(sql`merchant_id > waiting.id`)}) from waiting where waiting.id is not null
    )
    select due.id
    from (select id from waiting where id is not null order by random()) as merchant
    cross join lateral (
      select id from ${orderCallbacks}
      where merchant_id = merchant.id and due_at <= ${sql.placeholder('at')}::timestamptz
      order by due_at
      limit greatest(0, ${sql.placeholder('perMerchant')}::int
        - coalesce((${sql.placeholder('busy')}::jsonb ->> merchant.id::text)::int, 0))
      for update skip locked
    ) as due
    limit ${sql.placeholder('atMost')}`;
  return db
    .with(db.$with('due', {}).as(due))
    .update(orderCallbacks)
    .set({
      state: 'sending',
      leaseId: columnValue(orderCallbacks.leaseId, 'leaseId'),
      dueAt: columnValue(orderCallbacks.dueAt, 'dueAt'),
    })
    .where(inArray(orderCallbacks.id, sql`(select id from due)`))
    .returning();
});

/**
 * Leases due deliveries: per merchant the longest overdue first, up to the merchant's share, so that a
 * hanging receiver delays only its own deliveries. Several processes may run it: locked rows are skipped, and
 * a delivery whose lease expires becomes due again.
 */
export async function takeDue({ db }: Store, options: TakeOptions): Promise<TakenDelivery[]> {
  const { now, leaseMs, atMost, perMerchant, sending } = options;
  const busy = JSON.stringify(Object.fromEntries(sending));
  const leaseId = newId(now);
  const dueAt = new Date(now.getTime() + leaseMs);
  const taken = await leaseDue(db).execute({
    at: now.toISOString(),
    atMost,
    perMerchant,
    busy,
    leaseId,
    dueAt,
  });
  return taken.map((delivery) => ({ ...delivery, leaseId }));
}

/** What caused the attempt. Attempts requested by hand do not count as scheduled. */
export const triggerOf = ({ resendTrigger }: Delivery): CallbackTrigger => resendTrigger ?? 'schedule';

const lockById = statement((db) =>
  db
    .select()
    .from(orderCallbacks)
    .where(eq(orderCallbacks.id, sql.placeholder('id')))
    .for('update'),
);

/**
 * Stores an attempt and its consequences in one transaction: the order's step on acknowledgement, the next
 * attempt, or the end. An acknowledgement is final, whatever later attempts return. Returns the events to
 * publish after the commit.
 */
export async function recordAttempt(
  tx: Queryable,
  taken: Delivery,
  made: MadeAttempt,
  random: () => number,
): Promise<FanoutEvent[]> {
  // Locks the order first, as a resend does, so that they cannot deadlock.
  const [order, [current]] = await together(
    lockOrder(tx, taken.orderId),
    lockById(tx).execute({ id: taken.id }),
  );
  if (!current) return [];
  return (await settleAttempt(tx, { order, current, taken }, made, random)).events;
}

/** The locked order and delivery, and the delivery as it was when its attempt began. */
export interface AttemptedDelivery {
  readonly order: Order;
  readonly current: Delivery;
  readonly taken: Delivery;
}

/** Applies an attempt. Returns the updated order and delivery, and the events to publish. */
export async function settleAttempt(
  tx: Queryable,
  { order, current, taken }: AttemptedDelivery,
  made: MadeAttempt,
  random: () => number,
): Promise<{ order: Order; delivery: Delivery; events: FanoutEvent[] }> {
  const progress = afterAttempt(current, triggerOf(taken), made, random);
  // A worker that returns after its lease stores its attempt, but the new lease holder decides what happens
  // next.
  const isTakenByOther = current.leaseId !== null && current.leaseId !== taken.leaseId;
  const { state, dueAt, leaseId, resendTrigger, resendBy } = current;
  const kept = { state, dueAt, leaseId, resendTrigger, resendBy };
  const next = { ...progress, ...(isTakenByOther ? kept : released(current, progress)) };
  const delivery = { ...current, ...next };

  const isFirstAcknowledgement = current.acknowledgedAt === null && next.acknowledgedAt !== null;
  const at = made.receivedAt ?? made.sentAt;
  const heard = { isFirstAcknowledgement, lossReason: callbackLoss(made.answer.outcome), at };
  const [, told] = await together(
    writeAttempt(tx, current, taken, made, next),
    applyToOrder(tx, order, current, heard),
  );
  const events: FanoutEvent[] = told.event ? [told.event] : [];
  if (current.scheduledAt !== null && next.scheduledAt === null && next.acknowledgedAt === null) {
    events.push(deadCallback(current), ...(await notifyStaff(tx, delivery, at)));
  }
  return { order: told.order, delivery, events };
}

type Progress = Pick<
  Delivery,
  | 'attempts'
  | 'scheduledAttempts'
  | 'scheduledAt'
  | 'lastOutcome'
  | 'lastStatus'
  | 'lastAttemptAt'
  | 'acknowledgedAt'
>;

function afterAttempt(
  current: Delivery,
  trigger: CallbackTrigger,
  { answer, sentAt, receivedAt }: MadeAttempt,
  random: () => number,
): Progress {
  const scheduledAttempts = current.scheduledAttempts + (trigger === 'schedule' ? 1 : 0);
  const acknowledgedAt =
    current.acknowledgedAt ?? (answer.outcome === 'acknowledged' ? (receivedAt ?? sentAt) : null);
  const isOver = acknowledgedAt !== null || current.scheduledAt === null;
  const again =
    trigger === 'schedule' ? nextAttemptAt(scheduledAttempts, sentAt, random) : current.scheduledAt;
  return {
    attempts: current.attempts + 1,
    scheduledAttempts,
    scheduledAt: isOver ? null : again,
    lastOutcome: answer.outcome,
    lastStatus: answer.status,
    lastAttemptAt: sentAt,
    acknowledgedAt,
  };
}

type LeaseColumns = Pick<Delivery, 'state' | 'dueAt' | 'leaseId' | 'resendTrigger' | 'resendBy'>;

function released(current: Delivery, { acknowledgedAt, scheduledAt }: Progress): LeaseColumns {
  const ended: CallbackState = current.state === 'superseded' ? 'superseded' : 'dead';
  const state: CallbackState =
    acknowledgedAt !== null ? 'acknowledged' : scheduledAt === null ? ended : 'retrying';
  return { state, dueAt: scheduledAt, leaseId: null, resendTrigger: null, resendBy: null };
}

/** Stores an attempt and updates its delivery. */
const attemptStatement = sqlStatement((db) => {
  const { attempts, scheduledAttempts, scheduledAt, lastOutcome, lastStatus, lastAttemptAt, acknowledgedAt } =
    orderCallbacks;
  const { state, dueAt, leaseId, resendTrigger, resendBy } = orderCallbacks;
  const progress = {
    attempts,
    scheduledAttempts,
    scheduledAt,
    lastOutcome,
    lastStatus,
    lastAttemptAt,
    acknowledgedAt,
  };
  const kept = db
    .insert(orderCallbackAttempts)
    .values(columnValues(getTableColumns(orderCallbackAttempts)))
    .returning({ id: orderCallbackAttempts.id });
  const moved = db
    .update(orderCallbacks)
    .set(columnValues({ ...progress, state, dueAt, leaseId, resendTrigger, resendBy }))
    .where(eq(orderCallbacks.id, sql.placeholder('callbackId')))
    .returning({ id: orderCallbacks.id });
  return sql`with kept as ${kept}, moved as ${moved} select id from moved`;
});

async function writeAttempt(
  tx: Queryable,
  { id, attempts, url }: Delivery,
  taken: Delivery,
  { sentAt, receivedAt, systemFlag, requestHeaders, requestBody, answer }: MadeAttempt,
  next: Progress & LeaseColumns,
): Promise<void> {
  const attempt: typeof orderCallbackAttempts.$inferSelect = {
    id: newId(sentAt),
    callbackId: id,
    attempt: attempts + 1,
    trigger: triggerOf(taken),
    triggeredBy: taken.resendBy,
    systemFlag,
    httpMethod: 'POST',
    url,
    requestHeaders: { ...requestHeaders },
    requestBody,
    outcome: answer.outcome,
    responseStatus: answer.status,
    responseHeaders: { ...answer.headers },
    responseBody: answer.body,
    responseTruncated: answer.truncated,
    error: answer.error,
    latencyMs: answer.latencyMs,
    sentAt,
    receivedAt,
  };
  await attemptStatement(tx).execute({ ...attempt, ...next });
}

const acknowledgedStatus = 4;
const unacknowledgedStatus = 5;

/** The order's status shows the acknowledgement only for paid or completed orders. */
async function applyToOrder(
  tx: Queryable,
  order: Order,
  { status }: Delivery,
  {
    isFirstAcknowledgement,
    lossReason,
    at: now,
  }: {
    readonly isFirstAcknowledgement: boolean;
    readonly lossReason: LossReason | null;
    readonly at: Date;
  },
): Promise<{ order: Order; event?: FanoutEvent }> {
  if (status !== 'paid' && status !== 'completed') return { order };
  if (isFirstAcknowledgement && order.status === unacknowledgedStatus) {
    if (order.payoutStatus !== null) {
      const payout = await acknowledgePayout(tx, order, now);
      return { order: payout, event: payoutEvent('payout.updated', payout, false) };
    }
    const acknowledged = await advance(tx, order, 'acknowledge', { now });
    const { id, merchantId, supplierId } = acknowledged;
    const supplier = supplierId === null ? {} : { supplierId };
    return {
      order: acknowledged,
      event: { topic: 'orders', type: 'order.updated', id, merchantId, ...supplier, withoutCallback: true },
    };
  }
  if (order.status === acknowledgedStatus || order.status === unacknowledgedStatus) {
    return { order: await countCallback(tx, order, lossReason, now) };
  }
  return { order };
}
