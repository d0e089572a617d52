import type { SocketEvents } from '@platform/sdk/wire';
import { and, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import { advisoryLockGroups } from '../../../db/advisory-locks.ts';
import type { Queryable } from '../../../db/connection.ts';
import type { FanoutEvent } from '../../../kit/live/fanout.ts';
import type { Role } from '../../../kit/operation/context.ts';
import { sendMessage, users } from '../../access/access.public.ts';
import { merchants } from '../../parties/parties.public.ts';
import { orders } from '../orders/orders.table.ts';
import { type Delivery, orderCallbacks } from './order-callbacks.table.ts';

/** Roles that can see deliveries and act on them. */
const notifiedRoles: readonly Role[] = ['superAdmin', 'admin', 'technicalMaintenance'];
/**
 * Notices per merchant are limited to one in this time: a receiver that is down fails many callbacks, and the
 * list shows the others.
 */
const noticeIntervalMs = 3_600_000;

export const deadCallback = ({ id, merchantId }: Delivery): FanoutEvent => ({
  topic: 'callbacks',
  type: 'callback.dead',
  id,
  merchantId,
});

/** Notifies the staff of a dead callback, unless the merchant had another one within the hour. */
export async function notifyStaff(
  tx: Queryable,
  { id, merchantId, orderId, attempts }: Delivery,
  now: Date,
): Promise<FanoutEvent[]> {
  // Serialized per merchant, so that of callbacks failing at the same moment each sees the one before.
  await tx.execute(
    sql`select pg_advisory_xact_lock(${advisoryLockGroups.deadCallbackNotice}, hashtext(${merchantId}))`,
  );
  const [recent] = await tx
    .select({ id: orderCallbacks.id })
    .from(orderCallbacks)
    .where(
      and(
        eq(orderCallbacks.merchantId, merchantId),
        // A literal, to match the condition of the partial index. A generic plan with a parameter could not
        // use it.
        sql`${orderCallbacks.state} = 'dead'`,
        gt(orderCallbacks.lastAttemptAt, new Date(now.getTime() - noticeIntervalMs)),
        ne(orderCallbacks.id, id),
      ),
    )
    .limit(1);
  if (recent) return [];
  const [about] = await tx
    .select({ orderCode: orders.orderCode, merchantName: merchants.name })
    .from(orders)
    .innerJoin(merchants, eq(merchants.id, orders.merchantId))
    .where(eq(orders.id, orderId));
  if (!about) return [];
  const staff = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.role, [...notifiedRoles]), eq(users.enabled, true), isNull(users.deletedAt)));
  const events: FanoutEvent[] = [];
  await sendMessage(
    { now, publish: (event) => void events.push(event) },
    tx,
    staff.map((user) => user.id),
    {
      name: 'callbackDead',
      filling: { ...about, attempts },
      link: `/orderCallback?orderCode=${encodeURIComponent(about.orderCode)}`,
    },
  );
  return events;
}

/** Events of dead callbacks. */
export async function deadCallbackEvents(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, SocketEvents['callback.dead']>> {
  const rows = await db
    .select({
      callback: orderCallbacks,
      orderCode: orders.orderCode,
      merchantOrderNo: orders.merchantOrderNo,
    })
    .from(orderCallbacks)
    .innerJoin(orders, eq(orders.id, orderCallbacks.orderId))
    .where(inArray(orderCallbacks.id, [...ids]));
  return new Map(
    rows.map(({ callback, ...order }) => [
      callback.id,
      {
        topic: 'callbacks',
        type: 'callback.dead',
        id: callback.id,
        ...order,
        merchantId: callback.merchantId,
        attempts: callback.attempts,
        lastOutcome: callback.lastOutcome ?? '',
        lastStatus: callback.lastStatus,
        diedAt: (callback.lastAttemptAt ?? callback.createdAt).toISOString(),
      },
    ]),
  );
}
