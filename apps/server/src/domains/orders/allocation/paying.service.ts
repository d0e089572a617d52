import { and, asc, desc, eq, max, sql, TransactionRollbackError } from 'drizzle-orm';
import { oneOrAnyOf } from '../../../db/any-of.ts';
import type { Queryable } from '../../../db/connection.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import type { Order } from '../orders/orders.table.ts';
import { resourceProducts, resources } from '../resources/resources.table.ts';
import { type CandidateQuery, findCandidates, findSome } from './allocation.candidates.ts';
import {
  type Candidate,
  chooseWeighted,
  type Judged,
  judgeCandidates,
  type Random,
  recordsOf,
} from './allocation.choice.ts';
import type { AllocationRules } from './allocation.rules.ts';
import { allocationAttempts, resourceLoads } from './allocation.table.ts';
import type { CandidateRefusal } from './allocation.types.ts';
import { byAccount, endAttempt, payAttempts, reservePlace } from './reservations.service.ts';

/** A payout that needs an account to pay from. */
export type PayoutToPlace = Pick<Order, 'id' | 'productId' | 'amountMinor' | 'currency' | 'resourceId'>;

export interface PayingOptions {
  readonly rules: AllocationRules;
  readonly now: Date;
  readonly random?: Random;
  /** The user that chose the account. */
  readonly operatorId?: string;
}

/**
 * The rules of allocation for an account that pays. A balance limits only what a supplier may receive: a payout that it
 * makes adds to it.
 */
export const payingRules = (rules: AllocationRules): AllocationRules => ({ ...rules, needsBalance: false });

/** The accounts that serve the payout's product. Several payouts of one amount may stand on one account. */
export async function findPayers(
  db: Queryable,
  query: CandidateQuery,
  rules: AllocationRules,
): Promise<Candidate[]> {
  const isOfAll = query.resourceId === undefined && query.supplierId === undefined;
  const candidates = await (isOfAll ? findSome : findCandidates)(db, query, payingRules(rules));
  return candidates.map((candidate) => ({
    ...candidate,
    takenMinor: new Set(),
    // A silent device would let the payout lie.
    needsMonitor: candidate.needsMonitor || candidate.paysBy === 'device',
  }));
}

/** The accounts that serve the payout's product, each with the reasons why it cannot pay now. */
export async function judgePayers(
  tx: Queryable,
  { productId, amountMinor, currency }: PayoutToPlace,
  of: Pick<CandidateQuery, 'resourceId' | 'supplierId'>,
  { rules, now }: PayingOptions,
): Promise<readonly Judged[]> {
  const wanted = { amountMinor, currency, now };
  return judgeCandidates(
    await findPayers(tx, { ...wanted, ...of, productId }, rules),
    wanted,
    payingRules(rules),
  );
}

/**
 * Reserves the account from which a supplier pays: the named one, else the one that allocation would choose among those
 * that the supplier pays from by hand. One that pays by device is named; one of a gateway is never the supplier's to use.
 * Null when none of these serves the product, because the supplier then pays from elsewhere. An account
 * that is held already is kept, or released when another is named. The caller has locked the order.
 *
 * @throws resourceNotFound, resourceDisabled, productNotEnabled, monitorOffline, resourceLimitExceeded
 */
export async function reservePayer(
  tx: Queryable,
  order: PayoutToPlace,
  { supplierId, resourceId }: { readonly supplierId: string; readonly resourceId?: string | undefined },
  options: PayingOptions,
): Promise<string | null> {
  const { resourceId: held } = order;
  if (held !== null) {
    if (resourceId === undefined || resourceId === held) return held;
    await lockPlaces(tx, order, supplierId);
    await endAttempt(tx, order.id, 'released', options.now, 'moved');
  }
  if (resourceId !== undefined) return reserveNamed(tx, order, { supplierId, resourceId }, options);
  const judged = (await judgePayers(tx, order, { supplierId }, options)).filter(isPaidByHand);
  const working = judged.filter(({ refusals }) => !refusals.some((refusal) => switchedOff.has(refusal)));
  if (working.length === 0) return null;
  const random = options.random ?? Math.random;
  const chosen = await reserveFirst(tx, order, judged, options, (left) => chooseWeighted(left, random));
  if (chosen) return chosen.resourceId;
  const isSilent = working.every(({ refusals }) => refusals.includes('monitorStale'));
  throw new BusinessError(isSilent ? 'monitorOffline' : 'resourceLimitExceeded');
}

/**
 * Reserves the account that `choose` takes of those that can pay. When a concurrent transaction has taken its last
 * room, `choose` is asked again without it.
 */
export async function reserveFirst(
  tx: Queryable,
  order: PayoutToPlace,
  judged: readonly Judged[],
  options: PayingOptions,
  choose: (left: readonly Candidate[]) => Candidate | undefined,
): Promise<Candidate | undefined> {
  let left = judged.filter(({ refusals }) => refusals.length === 0).map(({ candidate }) => candidate);
  for (let chosen = choose(left); chosen; chosen = choose(left)) {
    if (await tryToReserve(tx, order, chosen, judged, options)) return chosen;
    left = left.filter((candidate) => candidate !== chosen);
  }
  return undefined;
}

async function reserveNamed(
  tx: Queryable,
  order: PayoutToPlace,
  { supplierId, resourceId }: { readonly supplierId: string; readonly resourceId: string },
  options: PayingOptions,
): Promise<string> {
  const judged = await judgePayers(tx, order, { resourceId }, options);
  const [only] = judged;
  if (only?.candidate.supplierId !== supplierId || only.candidate.gatewayId !== null)
    throw new BusinessError('resourceNotFound');
  const [refusal] = only.refusals;
  if (refusal) throw refuseAccount(refusal, order);
  if (!(await reserve(tx, order, only.candidate, judged, options)))
    throw new BusinessError('resourceLimitExceeded');
  return resourceId;
}

/** A supplier must not pay what a gateway or a device sends: both could. */
const isPaidByHand = ({ candidate }: Judged): boolean =>
  candidate.gatewayId === null && candidate.paysBy === 'hand';

/** Reasons why an account does not serve the product at all, whatever its limits. */
const switchedOff: ReadonlySet<CandidateRefusal> = new Set([
  'disabled',
  'supplierDisabled',
  'productMismatch',
]);

/** The documented refusal of an account that cannot pay. */
export function refuseAccount(refusal: CandidateRefusal, { productId }: PayoutToPlace): BusinessError {
  switch (refusal) {
    case 'disabled':
      return new BusinessError('resourceDisabled');
    case 'supplierDisabled':
      return new BusinessError('supplierNotFound');
    case 'productMismatch':
      return new BusinessError('productNotEnabled', { productId });
    case 'monitorStale':
      return new BusinessError('monitorOffline');
    default:
      return new BusinessError('resourceLimitExceeded');
  }
}

type Asked = [order: PayoutToPlace, account: Candidate, judged: readonly Judged[], options: PayingOptions];

/**
 * A load that a concurrent transaction has filled stays locked by the update that it refuses. The savepoint unlocks it
 * before another account is tried, so that two transactions cannot wait for each other's.
 */
async function tryToReserve(tx: Queryable, ...asked: Asked): Promise<boolean> {
  try {
    await tx.transaction(async (savepoint) => {
      if (!(await reserve(savepoint, ...asked))) savepoint.rollback();
    });
    return true;
  } catch (error) {
    if (error instanceof TransactionRollbackError) return false;
    throw error;
  }
}

async function reserve(
  tx: Queryable,
  ...[order, { resourceId, supplierId, concurrencyLimit }, judged, { rules, now, operatorId }]: Asked
): Promise<boolean> {
  const { orderId, attempt } = allocationAttempts;
  const [last] = await tx
    .select({ attempt: max(attempt) })
    .from(allocationAttempts)
    .where(eq(orderId, order.id));
  const outcome = await reservePlace(tx, {
    order,
    attempt: (last?.attempt ?? 0) + 1,
    productId: order.productId,
    resourceId,
    supplierId,
    concurrencyLimit,
    payAmountMinor: order.amountMinor,
    now,
    candidates: recordsOf(judged, rules),
    rules,
    ...(operatorId === undefined ? {} : { operatorId }),
  });
  return outcome === 'reserved';
}

/**
 * Locks the loads of the account that the payout holds and of those that may follow it, in id order: a transaction that
 * releases one account and reserves another cannot deadlock with one that does the reverse.
 */
export async function lockPlaces(
  tx: Queryable,
  { resourceId, productId }: PayoutToPlace,
  supplierId: string,
): Promise<void> {
  const { resourceId: servingId } = resourceProducts;
  await tx
    .select({ resourceId: resourceLoads.resourceId })
    .from(resourceLoads)
    .where(
      sql`${resourceLoads.resourceId} = ${resourceId}::uuid or ${resourceLoads.resourceId} in (
        select ${servingId} from ${resourceProducts} join ${resources} on ${resources.id} = ${servingId}
        where ${resourceProducts.productId} = ${productId} and ${resources.supplierId} = ${supplierId})`,
    )
    .orderBy(resourceLoads.resourceId)
    .for('update');
}

/** Counts payouts as paid from the accounts that they stand on, account by account. */
export async function payFromAccounts(
  tx: Queryable,
  payouts: readonly PayoutToPlace[],
  now: Date,
): Promise<void> {
  const { orderId, attempt, resourceId } = allocationAttempts;
  for (const [account, standing] of Map.groupBy(payouts.toSorted(byAccount), (payout) => payout.resourceId)) {
    if (account === null) continue;
    const ids = standing.map(({ id }) => id);
    const last = await tx
      .selectDistinctOn([orderId], { id: orderId, attempt })
      .from(allocationAttempts)
      .where(and(oneOrAnyOf(orderId, ids), eq(resourceId, account)))
      .orderBy(asc(orderId), desc(attempt));
    if (last.length > 0) await payAttempts(tx, last, now);
  }
}
