import { canResendCallback, type ResendFacts } from '@platform/sdk/rules';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import type { FanoutEvent } from '../../../kit/live/fanout.ts';
import { actingUser } from '../../../kit/operation/acting-user.ts';
import type { HandlerContext, Role } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { advance, lockOrderByCode, recordStep } from '../orders/orders.service.ts';
import type { Order } from '../orders/orders.table.ts';
import { mustBeOwn } from '../orders/ownership.service.ts';
import { payoutEvent } from '../payout-steps/payout-steps.service.ts';
import type { AddressPolicy } from './address-policy.ts';
import { type Delivery, orderCallbacks } from './order-callbacks.table.ts';
import { announce } from './outbox.service.ts';

export type ResendContext = Pick<
  HandlerContext,
  'db' | 'now' | 'ip' | 'scope' | 'actor' | 'audit' | 'publish'
>;

/**
 * Requests another attempt for the callback of a paid order or completed payout, at once and beside the
 * schedule. The event id stays the same, so that a merchant can detect the duplicate.
 */
export async function resendCallback(
  context: ResendContext,
  policy: AddressPolicy,
  orderCode: string,
): Promise<Order> {
  const { db, now, ip, scope } = context;
  const { userId, role } = actingUser(context);
  const order = await lockOrderByCode(db, orderCode);
  mustBeOwn(order, scope);
  const { after, delivery, event } = await requestResend(db, policy, order, { now, ip, userId, role });
  context.audit({
    objectType: 'order',
    objectId: orderCode,
    after: { callbackId: delivery.id, url: delivery.url, state: delivery.state },
  });
  context.publish(event);
  return after;
}

/** The user that requests another attempt. */
export interface ResendRequester {
  readonly now: Date;
  readonly ip: string;
  readonly userId: string;
  readonly role: Role;
}

/**
 * Makes the delivery of an order due at once, or throws. The caller has locked the order. All checks precede
 * the first write, so that a batch can continue after a refusal.
 */
export async function requestResend(
  tx: Queryable,
  policy: AddressPolicy,
  order: Order,
  { now, ip, userId, role }: ResendRequester,
): Promise<{ after: Order; delivery: Delivery; event: FanoutEvent }> {
  mustBeOpen(order, now);
  const reason = policy.refusalOfUrl(order.notifyUrl);
  if (reason) throw new BusinessError('callbackUrlRefused', { reason });
  const delivery = await deliveryOf(tx, order, now);
  mustBeOpen(order, now, delivery);
  await tx
    .update(orderCallbacks)
    .set({
      resendTrigger: role === 'merchant' ? 'merchant' : 'operator',
      resendBy: userId,
      resendRequestedAt: now,
      dueAt: now,
    })
    .where(eq(orderCallbacks.id, delivery.id));
  const after = await recordResend(tx, order, { now, ip, userId, context: { as: role } });
  return { after, delivery, event: updatedEvent(after) };
}

function updatedEvent(order: Order): FanoutEvent {
  if (order.payoutStatus !== null) return payoutEvent('payout.updated', order, false);
  const { id, merchantId, supplierId } = order;
  const supplier = supplierId === null ? {} : { supplierId };
  return { topic: 'orders', type: 'order.updated', id, merchantId, ...supplier };
}

/** The latest money event's delivery; recreated when it was deleted. */
async function deliveryOf(tx: Queryable, order: Order, now: Date): Promise<Delivery> {
  const find = () =>
    tx
      .select()
      .from(orderCallbacks)
      .where(and(eq(orderCallbacks.orderId, order.id), inArray(orderCallbacks.status, ['paid', 'completed'])))
      .orderBy(desc(orderCallbacks.id))
      .limit(1)
      .for('update');
  const [known] = await find();
  if (known) return known;
  await announce(tx, order, order.payoutStatus === null ? 'paid' : 'completed', now);
  const [made] = await find();
  if (!made) throw new Error(`The callback of order ${order.id} could not be written.`);
  return made;
}

/** Same rule as in the console. */
function mustBeOpen(order: Order, now: Date, delivery?: Delivery): void {
  const verdict = canResendCallback(resendFacts(order, delivery), now);
  if (verdict.allowed) return;
  if (verdict.reason === 'callbackNotEligible') throw new BusinessError('callbackNotEligible');
  const seconds = Math.ceil(verdict.waitMs / 1_000);
  throw new BusinessError('tooManyRequests', { seconds }, { retryAfterSeconds: seconds });
}

/** The rule's input, from an order and its delivery. */
export const resendFacts = (
  { status, payoutStatus }: Pick<Order, 'status' | 'payoutStatus'>,
  delivery?: Pick<Delivery, 'state' | 'resendTrigger' | 'resendRequestedAt'>,
): ResendFacts => ({
  orderStatusId: status,
  payoutStatus,
  ...(delivery && {
    state: delivery.state,
    resendPending: delivery.resendTrigger !== null,
    resendRequestedAt: delivery.resendRequestedAt,
  }),
});

async function recordResend(
  tx: Queryable,
  order: Order,
  step: Parameters<typeof advance>[3],
): Promise<Order> {
  if (order.payoutStatus === null) return advance(tx, order, 'resendCallback', step);
  const { payoutStatus: at } = order;
  const recorded = await recordStep(tx, order, {}, { event: 'resendCallback', from: at, to: at }, step);
  if (!recorded) throw new BusinessError('conflict');
  return recorded.order;
}
