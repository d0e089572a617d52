import { payoutStatusIds } from '@platform/sdk/rules';
import { and, asc, eq, gt, inArray, notExists, sql } from 'drizzle-orm';
import { advisoryLocks } from '../../../db/advisory-locks.ts';
import type { Queryable, Store } from '../../../db/connection.ts';
import type { Clock } from '../../../kit/clock.ts';
import type { FanoutEvent } from '../../../kit/live/fanout.ts';
import type { SettingsReader } from '../../../kit/operation/context.ts';
import { users } from '../../access/access.public.ts';
import {
  type AllocationRules,
  advancePayout,
  type Candidate,
  chooseWeighted,
  judgePayers,
  type Order,
  orderEvents,
  orders,
  payoutEvent,
  readAllocationRules,
  reserveFirst,
} from '../../orders/orders.public.ts';
import { supplierProducts, suppliers } from '../../parties/parties.public.ts';
import { withoutIdleGateways } from '../gateways/gateways.service.ts';
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

/**
 * AutoAssignPayoutOrder: assigns new payouts to suppliers and their accounts. A supplier is chosen at random, weighted by
 * the free places of its accounts that can pay and by the weight agreed with it; of these accounts the one that its own
 * claim would get. The lease is that of a claim. A payout that was assigned or claimed before is not assigned again, so
 * that a supplier does not get the same unpaid payout repeatedly. A lock lets one process at a time assign. Each payout
 * is a transaction of its own, so that it locks one account, and only shortly. Returns the number of payouts assigned.
 */
export async function assignPayouts({
  store,
  clock,
  settings,
  publish,
  random = Math.random,
}: AssignmentParts): Promise<number> {
  if (!(await settings.get('AutoAssignPayoutOrder'))) return 0;
  const rules = await readAllocationRules(settings);
  const passed: string[] = [];
  let assigned = 0;
  for (let turn = 0; turn < atOnce; turn += 1) {
    const found = await store.transaction(async (tx) => {
      const order = await nextPayout(tx, clock.now(), passed);
      return order && { id: order.id, given: await assign(tx, order, { rules, now: clock.now(), random }) };
    });
    if (!found) break;
    passed.push(found.id);
    if (!found.given) continue;
    publish([payoutEvent('payout.updated', found.given, true)]);
    assigned += 1;
  }
  return assigned;
}

/** The oldest new payout. Those locked by a concurrent claim, and those that no account could take, are skipped. */
async function nextPayout(tx: Queryable, now: Date, passed: readonly string[]): Promise<Order | undefined> {
  const { rows } = await tx.execute<{ taken: boolean }>(
    sql`select pg_try_advisory_xact_lock(${advisoryLocks.payoutAssignment}) as taken`,
  );
  if (!rows[0]?.taken) return undefined;
  const assignedBefore = tx
    .select({ id: orderEvents.id })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orders.id), inArray(orderEvents.event, ['assign', 'claim'])));
  const [next] = await tx
    .select()
    .from(orders)
    .where(
      and(
        // A literal, not a parameter: a plan for any status cannot use the partial index of the pool.
        sql`${orders.payoutStatus} = ${sql.raw(String(payoutStatusIds.awaiting))}`,
        gt(orders.createdAt, new Date(now.getTime() - newForMs)),
        sql`${orders.id} <> all(${sql.param(passed)}::uuid[])`,
        notExists(assignedBefore),
      ),
    )
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return next;
}

interface AssignmentOptions {
  readonly rules: AllocationRules;
  readonly now: Date;
  readonly random: () => number;
}

/** Undefined when no account can pay it now. */
async function assign(
  tx: Queryable,
  order: Order,
  { rules, now, random }: AssignmentOptions,
): Promise<Order | undefined> {
  const serving = await withoutIdleGateways(tx, await judgePayers(tx, order, {}, { rules, now }), order);
  const judged = serving.map(({ candidate, refusals }) => ({
    candidate: { ...candidate, concurrencyLimit: candidate.concurrencyLimit ?? usualLimit },
    refusals,
  }));
  const payers = await payersOf(
    tx,
    order,
    judged.map(({ candidate }) => candidate.supplierId),
  );
  const chosen = await reserveFirst(tx, order, judged, { rules, now }, (left) =>
    chooseAccount(left, payers, random),
  );
  const payer = chosen && payers.get(chosen.supplierId);
  if (!payer) return undefined;
  return advancePayout(tx, order, 'assign', {
    now,
    context: { as: 'system' },
    claim: {
      supplierId: chosen.supplierId,
      isProxy: chosen.isProxy,
      resourceId: chosen.resourceId,
      // Nobody holds what a gateway sends, so that no person can pay it too.
      claimedBy: chosen.gatewayId === null ? payer.userId : null,
      claimedAt: now,
      claimExpiresAt: new Date(now.getTime() + claimLeaseMs),
    },
  });
}

interface Payer {
  readonly userId: string;
  /** Agreed with the supplier for the product. */
  readonly weight: number;
}

/** Suppliers that may get the payout, by id. Weight 0: the supplier gets none. */
async function payersOf(
  tx: Queryable,
  { productId }: Order,
  supplierIds: readonly string[],
): Promise<ReadonlyMap<string, Payer>> {
  if (supplierIds.length === 0) return new Map();
  const rows = await tx
    .select({
      supplierId: suppliers.id,
      userId: suppliers.userId,
      weight: sql<number>`coalesce(${supplierProducts.weight}, 1)`,
    })
    .from(suppliers)
    .innerJoin(users, eq(users.id, suppliers.userId))
    .leftJoin(
      supplierProducts,
      and(eq(supplierProducts.supplierId, suppliers.id), eq(supplierProducts.productId, productId)),
    )
    .where(and(inArray(suppliers.id, [...new Set(supplierIds)]), users.enabled));
  return new Map(
    rows.filter(({ weight }) => weight > 0).map(({ supplierId, ...payer }) => [supplierId, payer]),
  );
}

function chooseAccount(
  left: readonly Candidate[],
  payers: ReadonlyMap<string, Payer>,
  random: () => number,
): Candidate | undefined {
  const choices = [...Map.groupBy(left, ({ supplierId }) => supplierId)].flatMap(([supplierId, accounts]) => {
    const weight = (payers.get(supplierId)?.weight ?? 0) * accounts.reduce((sum, of) => sum + freeOf(of), 0);
    return weight > 0 ? { accounts, weight } : [];
  });
  return chooseWeighted(chooseWeighted(choices, random)?.accounts ?? [], random);
}

/** Places that an account has left. */
const freeOf = ({ concurrencyLimit, processingCount }: Candidate): number =>
  Math.max(0, (concurrencyLimit ?? usualLimit) - processingCount);
