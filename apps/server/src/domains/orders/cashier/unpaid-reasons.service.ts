import { and, isNotNull } from 'drizzle-orm';
import { anyOf } from '../../../db/any-of.ts';
import type { Queryable } from '../../../db/connection.ts';
import type { Order } from '../orders/orders.table.ts';
import { orderLinks } from './order-links.table.ts';
import { payerHints } from './payer-hints.table.ts';

/**
 * Why orders pass their deadline without money, where more is known than that nobody paid: the payer has named a
 * payment, or the gateway of the attempt gave up its link.
 */
export async function unpaidReasons(
  db: Queryable,
  due: readonly Pick<Order, 'id' | 'attempt'>[],
): Promise<ReadonlyMap<string, 'payerClaims' | 'gatewayGaveUp'>> {
  if (due.length === 0) return new Map();
  const ids = due.map(({ id }) => id);
  const [claims, links] = [
    await db.select({ orderId: payerHints.orderId }).from(payerHints).where(anyOf(payerHints.orderId, ids)),
    await db
      .select({ orderId: orderLinks.orderId, attempt: orderLinks.attempt })
      .from(orderLinks)
      .where(and(anyOf(orderLinks.orderId, ids), isNotNull(orderLinks.endedAt))),
  ];
  const attempts = new Map(due.map(({ id, attempt }) => [id, attempt]));
  return new Map([
    ...links.flatMap(({ orderId, attempt }) =>
      attempts.get(orderId) === attempt ? [[orderId, 'gatewayGaveUp'] as const] : [],
    ),
    ...claims.map(({ orderId }) => [orderId, 'payerClaims'] as const),
  ]);
}
