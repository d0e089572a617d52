import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { actingUser } from '../../../kit/operation/acting-user.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { lockOrderByCode, orders, testMark } from '../../orders/orders.public.ts';
import { simulatedPayments } from './simulator.table.ts';

const [created, allocated] = [1, 2] as const;
const fetchedAtOnce = 50;

export interface SimulatedPayment {
  readonly orderCode: string;
  readonly requestedAt: string;
  readonly fetchedAt: string | null;
}

/**
 * Requests that a simulated payer pays a test order. Only test orders: the payer's money would otherwise count in the
 * figures.
 *
 * @throws orderNotFound, simulatedPaymentRefused
 */
export async function requestPayment(context: HandlerContext, orderCode: string): Promise<SimulatedPayment> {
  const { db, now } = context;
  const order = await lockOrderByCode(db, orderCode);
  const isOpen = order.payoutStatus === null && (order.status === created || order.status === allocated);
  if (order.mark !== testMark || !isOpen || order.payUrl === null) {
    throw new BusinessError('simulatedPaymentRefused');
  }
  const { userId } = actingUser(context);
  await db
    .insert(simulatedPayments)
    .values({ orderId: order.id, requestedBy: userId, requestedAt: now })
    .onConflictDoNothing();
  const [row] = await db.select().from(simulatedPayments).where(eq(simulatedPayments.orderId, order.id));
  if (!row) throw new Error(`The payment of ${orderCode} was not stored.`);
  context.audit({ objectType: 'order', objectId: orderCode, after: { simulatedPayment: true } });
  return {
    orderCode,
    requestedAt: row.requestedAt.toISOString(),
    fetchedAt: row.fetchedAt?.toISOString() ?? null,
  };
}

/** Payments that the simulator has not fetched yet; each is given once, to one report. */
export async function fetchPayments(
  db: Queryable,
  now: Date,
): Promise<{ orderCode: string; payUrl: string }[]> {
  const waiting = await db
    .select({ orderId: simulatedPayments.orderId, orderCode: orders.orderCode, payUrl: orders.payUrl })
    .from(simulatedPayments)
    .innerJoin(orders, eq(orders.id, simulatedPayments.orderId))
    .where(isNull(simulatedPayments.fetchedAt))
    .orderBy(simulatedPayments.requestedAt, simulatedPayments.orderId)
    .limit(fetchedAtOnce)
    .for('update', { of: simulatedPayments, skipLocked: true });
  if (waiting.length === 0) return [];
  await db
    .update(simulatedPayments)
    .set({ fetchedAt: now })
    .where(
      and(
        inArray(
          simulatedPayments.orderId,
          waiting.map(({ orderId }) => orderId),
        ),
        isNull(simulatedPayments.fetchedAt),
      ),
    );
  return waiting.flatMap(({ orderCode, payUrl }) => (payUrl === null ? [] : [{ orderCode, payUrl }]));
}
