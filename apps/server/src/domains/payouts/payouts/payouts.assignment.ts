import { payoutStatusIds } from '@platform/sdk/rules';
import { and, asc, eq, gt, inArray, isNull, notExists, or, sql } from 'drizzle-orm';
import { advisoryLocks } from '../../../db/advisory-locks.ts';
import type { Queryable, Store } from '../../../db/connection.ts';
import type { Clock } from '../../../kit/clock.ts';
import type { FanoutEvent } from '../../../kit/live/fanout.ts';
import type { SettingsReader } from '../../../kit/operation/context.ts';
import { users } from '../../access/access.public.ts';
import {
  advancePayout,
  type Order,
  orderEvents,
  orders,
  payoutEvent,
  resourceProducts,
  resources,
} from '../../orders/orders.public.ts';
import { supplierProducts, suppliers } from '../../parties/parties.public.ts';
import { claimLeaseMs } from './payouts.claims.ts';

export interface AssignmentParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly settings: SettingsReader;
  readonly publish: (events: readonly FanoutEvent[]) => void;
  readonly random?: () => number;
}

const atOnce = 50;
/** Older payouts without a supplier are not assigned any more; they wait to be claimed. */
const newForMs = 3_600_000;
/** Limit of concurrent payouts for an account without its own limit. */
const usualLimit = 5;

const inHand = [payoutStatusIds.preparing, payoutStatusIds.submitted, payoutStatusIds.paying];

/**
 * AutoAssignPayoutOrder: gives new payouts to suppliers with free capacity, by chance in proportion to it. A supplier's
 * capacity is what its enabled accounts of the product take at a time, less what it has in hand; the lease is that of a
 * claim. Each payout is assigned once: whatever comes back to the pool waits there to be claimed, so that nobody is given
 * again and again what he does not pay. One process at a time assigns; the others leave it to that one.
 */
export async function assignPayouts({
  store,
  clock,
  settings,
  publish,
  random = Math.random,
}: AssignmentParts): Promise<number> {
  if (!(await settings.get('AutoAssignPayoutOrder'))) return 0;
  const events = await store.transaction(async (tx) => {
    const { rows } = await tx.execute<{ taken: boolean }>(
      sql`select pg_try_advisory_xact_lock(${advisoryLocks.payoutAssignment}) as taken`,
    );
    if (!rows[0]?.taken) return [];
    const now = clock.now();
    const assigned: FanoutEvent[] = [];
    for (const order of await newPayouts(tx, now)) {
      const payer = chosen(await payersOf(tx, order), random);
      if (!payer) continue;
      const { supplierId, userId, isProxy } = payer;
      const claim = {
        supplierId,
        isProxy,
        claimedBy: userId,
        claimedAt: now,
        claimExpiresAt: new Date(now.getTime() + claimLeaseMs),
      };
      const given = await advancePayout(tx, order, 'assign', { now, claim, context: { as: 'system' } });
      assigned.push(payoutEvent('payout.updated', given, true));
    }
    return assigned;
  });
  publish(events);
  return events.length;
}

/** Oldest first. What somebody is just claiming is left to him. */
function newPayouts(tx: Queryable, now: Date): Promise<Order[]> {
  const assignedBefore = tx
    .select({ id: orderEvents.id })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orders.id), inArray(orderEvents.event, ['assign', 'claim'])));
  return tx
    .select()
    .from(orders)
    .where(
      and(
        // Written out as the condition of the pool's index is: a statement planned for any status could not use it.
        sql`${orders.payoutStatus} = ${sql.raw(String(payoutStatusIds.awaiting))}`,
        gt(orders.createdAt, new Date(now.getTime() - newForMs)),
        notExists(assignedBefore),
      ),
    )
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(atOnce)
    .for('update', { skipLocked: true });
}

interface Payer {
  readonly supplierId: string;
  readonly userId: string;
  readonly isProxy: boolean;
  /** Remaining capacity, in payouts. */
  readonly free: number;
}

/** Suppliers whose accounts take the payout, with what each has free. */
async function payersOf(tx: Queryable, { productId, currency, amountMinor }: Order): Promise<Payer[]> {
  const held = sql`(select count(*) from ${orders} held
    where held.supplier_id = ${suppliers.id} and ${inArray(sql`held.payout_status`, inHand)})`;
  const free = sql<number>`(sum(coalesce(${resources.concurrencyLimit}, ${usualLimit}::int)) - ${held})::int`;
  const rows = await tx
    .select({
      supplierId: suppliers.id,
      userId: suppliers.userId,
      isProxy: sql<boolean>`${suppliers.parentId} is not null`,
      free,
    })
    .from(resourceProducts)
    .innerJoin(resources, eq(resources.id, resourceProducts.resourceId))
    .innerJoin(suppliers, eq(suppliers.id, resources.supplierId))
    .innerJoin(users, eq(users.id, suppliers.userId))
    .leftJoin(
      supplierProducts,
      and(
        eq(supplierProducts.supplierId, suppliers.id),
        eq(supplierProducts.productId, resourceProducts.productId),
      ),
    )
    .where(
      and(
        eq(resourceProducts.productId, productId),
        eq(resourceProducts.currency, currency),
        resourceProducts.enabled,
        suppliers.enabled,
        users.enabled,
        isNull(resources.deletedAt),
        or(isNull(supplierProducts.enabled), supplierProducts.enabled),
        sql`${amountMinor}::bigint between ${resources.minAmountMinor} and ${resources.maxAmountMinor}`,
      ),
    )
    .groupBy(suppliers.id)
    .orderBy(asc(suppliers.id));
  return rows.filter((row) => row.free > 0);
}

function chosen(payers: readonly Payer[], random: () => number): Payer | undefined {
  let rest = random() * payers.reduce((sum, { free }) => sum + free, 0);
  return payers.find(({ free }) => {
    rest -= free;
    return rest < 0;
  });
}
