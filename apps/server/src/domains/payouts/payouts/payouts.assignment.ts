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
import { products, supplierProducts, suppliers } from '../../parties/parties.public.ts';
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
 * AutoAssignPayoutOrder: assigns new payouts to suppliers, at random, weighted by free capacity and by the weight agreed
 * with the supplier. The capacity of
 * a supplier is the sum of the limits of its enabled accounts for the product, less its payouts in progress. The
 * lease is that of a claim. A payout that was assigned or claimed before is not assigned again, so that a
 * supplier does not get the same unpaid payout repeatedly. A lock lets one process at a time assign. Returns the
 * number of payouts assigned.
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

/** Oldest first. Payouts locked by a concurrent claim are skipped. */
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
        // A literal, not a parameter: a plan for any status cannot use the partial index of the pool.
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
  /** Agreed with the supplier for the product; 0: it gets none. */
  readonly weight: number;
}

/** Suppliers with an account for this payout and free capacity. */
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
      weight: sql<number>`coalesce(max(${supplierProducts.weight}), 1)::int`,
    })
    .from(resourceProducts)
    .innerJoin(products, eq(products.id, resourceProducts.productId))
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
        products.enabled,
        // The stricter of the account's limits and the limits agreed with its supplier, as in allocation.
        sql`${amountMinor}::bigint between greatest(${resources.minAmountMinor}, ${supplierProducts.minAmountMinor})
          and least(${resources.maxAmountMinor}, ${supplierProducts.maxAmountMinor})`,
      ),
    )
    .groupBy(suppliers.id)
    .orderBy(asc(suppliers.id));
  return rows.filter(({ free: left, weight }) => left > 0 && weight > 0);
}

function chosen(payers: readonly Payer[], random: () => number): Payer | undefined {
  let rest = random() * payers.reduce((sum, { free, weight }) => sum + free * weight, 0);
  return payers.find(({ free, weight }) => {
    rest -= free * weight;
    return rest < 0;
  });
}
