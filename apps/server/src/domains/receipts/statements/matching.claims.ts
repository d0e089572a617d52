import { and, eq, ne } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { type Order, orders } from '../../orders/orders.public.ts';
import type { GatewayClaim } from './gateway-reports.ts';
import {
  type Arrival,
  collection,
  isInTime,
  isUnpaid,
  suspicious,
  unmatched,
  type Verdict,
} from './matching.decision.ts';
import type { MatchingRules } from './matching.rules.ts';
import type { Statement } from './statements.table.ts';

/**
 * Decides about money that a gateway says was paid for one order. Read-only. Nothing is guessed: either it is exactly
 * what that order waits for, on the account where it stands, or a person decides. A name is not asked for, because the
 * gateway knows its payer by the link.
 */
export async function decideClaim(
  db: Queryable,
  arrival: Arrival & Pick<Statement, 'resourceId'>,
  claim: GatewayClaim,
  rules: MatchingRules,
): Promise<Verdict> {
  const order = await orderOfClaim(db, claim);
  if (!order || arrival.resourceId === null) return unmatched;
  if (await isUsed(db, order, arrival.utr)) return suspicious('utrConsumed', order);
  if (!isUnpaid(order)) return suspicious(order.utr === arrival.utr ? 'utrConsumed' : 'late', order);
  if (order.attempt !== claim.attempt || order.resourceId !== arrival.resourceId)
    return suspicious('accountUnclear', order);
  if (order.payAmountMinor !== arrival.amountMinor) return suspicious('amountMismatch', order);
  return isInTime(order, arrival, rules)
    ? { state: 'matched', order, resourceId: arrival.resourceId }
    : suspicious('late', order);
}

export async function orderOfClaim(db: Queryable, { orderCode }: GatewayClaim): Promise<Order | undefined> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.orderCode, orderCode), eq(orders.orderType, collection)));
  return order;
}

/** Whether the reference is another order's. */
async function isUsed(db: Queryable, { id }: Order, utr: string | null): Promise<boolean> {
  if (utr === null) return false;
  const [other] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.utr, utr), eq(orders.orderType, collection), ne(orders.id, id)))
    .limit(1);
  return other !== undefined;
}
