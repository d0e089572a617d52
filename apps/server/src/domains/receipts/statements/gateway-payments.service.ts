import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { newId } from '../../../kit/ids.ts';
import { orders, plainReference } from '../../orders/orders.public.ts';
import { writeReport } from './gateway-reports.ts';
import type { MatchingRules } from './matching.rules.ts';
import { type Processed, processLocked } from './statements.processing.ts';
import { statements } from './statements.table.ts';

/** A payment that a gateway reports, for one attempt of a collection order. */
export interface GatewayPayment {
  readonly orderId: string;
  readonly attempt: number;
  /** Account of the attempt. */
  readonly resourceId: string;
  readonly supplierId: string | null;
  /** Key of the attempt. */
  readonly key: string;
  readonly gatewayName: string;
  /** Number of the collection at the gateway. */
  readonly reference: string | null;
  readonly utr: string;
  readonly amountMinor: number;
}

const maxSender = 64;

/**
 * Stores a gateway's report as a statement, and completes the order that it is for, if it is exactly what the order
 * waits for. All in the caller's transaction, which `afterFirstOfTwo` must run. Undefined when the same report is stored
 * already: the gateway repeats itself.
 */
export async function takeGatewayPayment(
  tx: Queryable,
  { orderId, attempt, resourceId, supplierId, key, gatewayName, reference, ...payment }: GatewayPayment,
  rules: MatchingRules,
  now: Date,
): Promise<Processed | undefined> {
  const [order] = await tx
    .select({ orderCode: orders.orderCode, currency: orders.currency })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (!order) throw new Error(`There is no order ${orderId}.`);
  const { orderCode, currency } = order;
  const { amountMinor } = payment;
  const utr = plainReference(payment.utr);
  const [added] = await tx
    .insert(statements)
    .values({
      id: newId(now),
      monitorId: null,
      kind: 'gateway',
      messageKey: `${key}.${utr}.${amountMinor}`,
      messageId: key,
      sender: gatewayName.slice(0, maxSender),
      body: writeReport({ orderCode, attempt, reference, utr, amountMinor, currency }),
      receivedAt: now,
      storedAt: now,
      resourceId,
      supplierId,
    })
    .onConflictDoNothing({ target: statements.messageKey, where: sql`kind = 'gateway'` })
    .returning({ id: statements.id });
  return added && processLocked(tx, added.id, rules, now, false);
}
