import { eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Store } from '../../../db/connection.ts';
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

/**
 * Leases due deliveries: per merchant the longest overdue first, up to the merchant's share, so that a
 * hanging receiver delays only its own deliveries. Several processes may run it: locked rows are skipped, and
 * a delivery whose lease expires becomes due again.
 */
export async function takeDue({ db }: Store, options: TakeOptions): Promise<TakenDelivery[]> {
  const { now, leaseMs, atMost, perMerchant, sending } = options;
  const busy = JSON.stringify(Object.fromEntries(sending));
  const leaseId = newId(now);
  const due = sql`
    select due.id
    from (select id from merchants order by random()) as merchant
    cross join lateral (
      select id from ${orderCallbacks}
      where merchant_id = merchant.id and due_at <= ${now.toISOString()}
      order by due_at
      limit greatest(0, ${perMerchant}::int - coalesce((${busy}::jsonb ->> merchant.id::text)::int, 0))
      for update skip locked
    ) as due
    limit ${atMost}`;
  const taken = await db
    .with(db.$with('due', {}).as(due))
    .update(orderCallbacks)
    .set({ state: 'sending', leaseId, dueAt: new Date(now.getTime() + leaseMs) })
    .where(inArray(orderCallbacks.id, sql`(select id from due)`))
    .returning();
  return taken.map((delivery) => ({ ...delivery, leaseId }));
}

/** What caused the attempt. Attempts requested by hand do not count as scheduled. */
export const triggerOf = ({ resendTrigger }: Delivery): CallbackTrigger => resendTrigger ?? 'schedule';

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
  const order = await lockOrder(tx, taken.orderId);
  const [current] = await tx
    .select()
    .from(orderCallbacks)
    .where(eq(orderCallbacks.id, taken.id))
    .for('update');
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
  const next = isTakenByOther ? progress : { ...progress, ...released(current, progress) };
  await writeAttempt(tx, current, taken, made, next);
  const delivery = { ...current, ...next };

  const isFirstAcknowledgement = current.acknowledgedAt === null && next.acknowledgedAt !== null;
  const at = made.receivedAt ?? made.sentAt;
  const heard = { isFirstAcknowledgement, lossReason: callbackLoss(made.answer.outcome), at };
  const told = await applyToOrder(tx, order, current, heard);
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

function released(current: Delivery, { acknowledgedAt, scheduledAt }: Progress) {
  const ended: CallbackState = current.state === 'superseded' ? 'superseded' : 'dead';
  const state: CallbackState =
    acknowledgedAt !== null ? 'acknowledged' : scheduledAt === null ? ended : 'retrying';
  return { state, dueAt: scheduledAt, leaseId: null, resendTrigger: null, resendBy: null };
}

/** Stores the attempt and updates the delivery in one statement. */
async function writeAttempt(
  tx: Queryable,
  { id, attempts, url }: Delivery,
  taken: Delivery,
  { sentAt, receivedAt, systemFlag, requestHeaders, requestBody, answer }: MadeAttempt,
  next: Partial<Delivery>,
): Promise<void> {
  const kept = tx
    .insert(orderCallbackAttempts)
    .values({
      id: newId(sentAt),
      callbackId: id,
      attempt: attempts + 1,
      trigger: triggerOf(taken),
      triggeredBy: taken.resendBy,
      systemFlag,
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
    })
    .returning({ id: orderCallbackAttempts.id });
  const moved = tx
    .update(orderCallbacks)
    .set(next)
    .where(eq(orderCallbacks.id, id))
    .returning({ id: orderCallbacks.id });
  await tx.execute(sql`with kept as ${kept}, moved as ${moved} select id from moved`);
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
      event: { topic: 'orders', type: 'order.updated', id, merchantId, ...supplier },
    };
  }
  if (order.status === acknowledgedStatus || order.status === unacknowledgedStatus) {
    return { order: await countCallback(tx, order, lossReason, now) };
  }
  return { order };
}
