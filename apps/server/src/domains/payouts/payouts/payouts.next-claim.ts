import type { Currency } from '@platform/sdk';
import { payoutStatusIds } from '@platform/sdk/rules';
import { and, asc, eq, gt, isNull, notExists, notInArray, or, sql } from 'drizzle-orm';
import { actingUser } from '../../../kit/operation/acting-user.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
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

/** Payouts tried in one call before the supplier's accounts count as full. */
const mostTried = 20;
const noRoom: ReadonlySet<string> = new Set(['monitorOffline', 'resourceLimitExceeded']);

/** A payout that the caller gave back is not the next one again for this long. */
const passedOverMs = 10 * 60_000;
const mostHeld = 100;

/**
 * Claims the oldest payout of the pool that the caller may pay; undefined if there is none. Rows that others hold at
 * the moment are passed over: callers at the same time get different payouts and never wait. So are those that the
 * supplier's accounts cannot pay now; if there are no others, the refusal of the oldest is thrown.
 */
export async function claimNext(context: ClaimContext, wanted: WantedPayout): Promise<Order | undefined> {
  const refused: { readonly id: string; readonly refusal: BusinessError }[] = [];
  for (let turn = 0; turn < mostTried; turn += 1) {
    const id = await nextInPool(
      context,
      wanted,
      refused.map((order) => order.id),
    );
    if (id === undefined) break;
    try {
      return (await claimPayout(context, id)).order;
    } catch (error) {
      if (!(error instanceof BusinessError && noRoom.has(error.errorName))) throw error;
      refused.push({ id, refusal: error });
    }
  }
  const [oldest] = refused;
  if (oldest) throw oldest.refusal;
  return undefined;
}

async function nextInPool(
  { db, now, scope, actor }: ClaimContext,
  { minAmountMinor, maxAmountMinor, ...wanted }: WantedPayout,
  refused: readonly string[],
): Promise<string | undefined> {
  const amounts = {
    ...(minAmountMinor !== undefined && { minAmount: minAmountMinor }),
    ...(maxAmountMinor !== undefined && { maxAmount: maxAmountMinor }),
  };
  const { userId } = actingUser({ actor });
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
        refused.length === 0 ? undefined : notInArray(orders.id, [...refused]),
      ),
    )
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return next?.id;
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
        // The batch is worked on its own screen.
        isNull(orders.payoutBatchId),
        or(isNull(orders.claimExpiresAt), gt(orders.claimExpiresAt, context.now)),
      ),
    )
    .orderBy(sql`${orders.claimExpiresAt} asc nulls last`, asc(orders.createdAt), asc(orders.id))
    .limit(mostHeld);
}
