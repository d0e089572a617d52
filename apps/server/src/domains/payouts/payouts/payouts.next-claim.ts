import type { Currency } from '@platform/sdk';
import { payoutStatusIds } from '@platform/sdk/rules';
import { and, asc, eq, gt, isNull, notExists, or, sql } from 'drizzle-orm';
import { actingUser } from '../../../kit/operation/acting-user.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { type Order, orderConditions, orderEvents, orders, poolOf } from '../../orders/orders.public.ts';
import { type ClaimContext, claimPayout } from './payouts.claims.ts';

/** What the caller wants to pay next. Everything that is left out is welcome. */
export interface WantedPayout {
  readonly productId?: number;
  readonly currency?: Currency;
  readonly minAmountMinor?: number;
  readonly maxAmountMinor?: number;
  readonly bankName?: string;
  readonly merchantId?: string;
}

/** A payout that the caller gave back is not the next one again for this long. */
const passedOverMs = 10 * 60_000;
const mostHeld = 100;

/**
 * Claims the oldest payout of the pool that the caller may pay; undefined if there is none. Rows that others hold at
 * the moment are passed over: callers at the same time get different payouts and never wait.
 */
export async function claimNext(
  context: ClaimContext,
  { minAmountMinor, maxAmountMinor, ...wanted }: WantedPayout,
): Promise<Order | undefined> {
  const { db, now, scope } = context;
  const amounts = {
    ...(minAmountMinor !== undefined && { minAmount: minAmountMinor }),
    ...(maxAmountMinor !== undefined && { maxAmount: maxAmountMinor }),
  };
  const { userId } = actingUser(context);
  const inPool = sql`${orders.payoutStatus} = ${sql.raw(String(payoutStatusIds.awaiting))}`;
  const givenBack = db
    .select({ id: orderEvents.id })
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.orderId, orders.id),
        eq(orderEvents.event, 'cancelClaim'),
        eq(orderEvents.actorId, userId),
        gt(orderEvents.at, new Date(now.getTime() - passedOverMs)),
      ),
    );
  const [next] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        inPool,
        scope.kind === 'suppliers' ? poolOf(scope.supplierId) : undefined,
        orderConditions({ ...wanted, ...amounts }, { kind: 'all' }),
        notExists(givenBack),
      ),
    )
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!next) return undefined;
  const { order } = await claimPayout(context, next.id);
  return order;
}

/** The caller's claims and the payouts that it is paying, the first lease to end first. */
export async function heldPayouts(context: Pick<HandlerContext, 'db' | 'now' | 'actor'>): Promise<Order[]> {
  const { userId } = actingUser(context);
  const { preparing, paying } = payoutStatusIds;
  return context.db
    .select()
    .from(orders)
    .where(
      and(
        // Literals, not parameters: the index of open payouts is a partial one.
        sql`${orders.payoutStatus} in (${sql.raw(`${preparing}, ${paying}`)})`,
        eq(orders.claimedBy, userId),
        or(isNull(orders.claimExpiresAt), gt(orders.claimExpiresAt, context.now)),
      ),
    )
    .orderBy(sql`${orders.claimExpiresAt} asc nulls last`, asc(orders.createdAt), asc(orders.id))
    .limit(mostHeld);
}
