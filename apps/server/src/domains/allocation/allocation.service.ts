import type { Queryable } from '../../db/connection.ts';
import { BusinessError } from '../../kit/business-error.ts';
import { advance, type OrderStep, type StepFacts } from '../orders/orders.service.ts';
import type { Order } from '../orders/orders.table.ts';
import { lockSupplier } from '../suppliers/suppliers.service.ts';
import { type CandidateQuery, findCandidates } from './allocation.candidates.ts';
import {
  type Candidate,
  chooseWeighted,
  dailyUsedOf,
  freeAmounts,
  pick,
  type Random,
  refusalsOf,
  type Wanted,
} from './allocation.choice.ts';
import type { AllocationRules } from './allocation.rules.ts';
import type { CandidateRecord } from './allocation.types.ts';
import { endAttempt, recordFailedAttempt, releaseAmountsOf, reservePlace } from './reservations.service.ts';

export { dailyUsed, localDateOf } from './allocation.candidates.ts';
export { type AllocationRules, readAllocationRules } from './allocation.rules.ts';
export { releaseDueAmounts, reservePlace } from './reservations.service.ts';

export interface AllocationOptions {
  readonly rules: AllocationRules;
  readonly now: Date;
  readonly random?: Random;
}

/**
 * Gives a created order an account to be paid on, or ends it as "allocation failed" where none may take it. The caller
 * has locked the order. What it was allocated to, and why not to the others, is kept with the attempt.
 */
export async function allocateOrder(tx: Queryable, order: Order, options: AllocationOptions): Promise<Order> {
  const { now } = options;
  const { placement, looked } = await findPlace(tx, order, order.productId, order.attempt, options);
  if (!placement) {
    await recordFailedAttempt(tx, order, now, looked);
    return advance(tx, order, 'noCapacity', { now });
  }
  return advance(tx, order, 'allocate', { now, allocation: placement });
}

/**
 * Sends an unpaid order through the first of the products that has capacity, as a new attempt. The old attempt's place
 * and amount are free from that moment; where no product can take the order, everything stays as it was.
 */
export async function reselectOrder(
  tx: Queryable,
  order: Order,
  productIds: readonly number[],
  payer: OrderStep['payer'],
  facts: StepFacts,
  options: AllocationOptions,
): Promise<Order> {
  const { now } = options;
  await endAttempt(tx, order.id, 'released', now, 'reselected');
  await releaseAmountsOf(tx, order.id, now);
  for (const productId of productIds) {
    const { placement } = await findPlace(tx, order, productId, order.attempt + 1, options, facts.userId);
    if (placement)
      return advance(tx, order, 'reselect', { ...facts, allocation: placement, ...(payer ? { payer } : {}) });
  }
  throw new BusinessError('orderAllocationFailed');
}

type Placement = NonNullable<OrderStep['allocation']>;

/** Turns with other accounts or amounts when somebody else was quicker: more than ever happens. */
const maxTurns = 20;
/** Accounts that are kept with an attempt, for whoever asks why. */
const maxRecorded = 200;

async function findPlace(
  tx: Queryable,
  order: Order,
  productId: number,
  attempt: number,
  options: AllocationOptions,
  operatorId?: string,
): Promise<{ placement?: Placement; looked: CandidateRecord[] }> {
  const { rules, now, random = Math.random } = options;
  const { amountMinor, currency } = order;
  const wanted: Wanted = { amountMinor, currency, now };
  const candidates = await findCandidates(tx, { ...wanted, productId }, rules);
  const judged = candidates.map((candidate) => ({
    candidate,
    refusals: refusalsOf(candidate, wanted, rules),
  }));
  const looked = judged
    .map(({ candidate, refusals }) => recordOf(candidate, refusals, rules))
    .sort((a, b) => a.refusals.length - b.refusals.length)
    .slice(0, maxRecorded);
  let eligible = judged.filter(({ refusals }) => refusals.length === 0).map(({ candidate }) => candidate);
  const expiresAt = expiryOf(order, now, rules);
  for (let turn = 0; turn < maxTurns; turn += 1) {
    const candidate = chooseWeighted(eligible, random);
    const payAmountMinor = candidate && pick(freeAmounts(candidate, wanted, rules), random);
    if (!candidate || payAmountMinor === undefined) break;
    const { resourceId, supplierId } = candidate;
    const outcome = (await isCovered(tx, candidate, { ...wanted, productId, resourceId }, rules))
      ? await reservePlace(tx, {
          order,
          attempt,
          productId,
          resourceId,
          supplierId,
          payAmountMinor,
          now,
          expiresAt,
          matchUntil: new Date(expiresAt.getTime() + rules.lateMessageMs),
          candidates: looked,
          rules,
          ...(operatorId === undefined ? {} : { operatorId }),
        })
      : 'limitReached';
    if (outcome === 'reserved') {
      return { placement: placementOn(candidate, { payAmountMinor, expiresAt, productId }), looked };
    }
    eligible = eligible.flatMap((other) => {
      if (other !== candidate) return [other];
      if (outcome === 'limitReached') return [];
      const left = { ...other, takenMinor: [...other.takenMinor, payAmountMinor] };
      return freeAmounts(left, wanted, rules).length > 0 ? [left] : [];
    });
  }
  return { looked };
}

/**
 * A supplier's balance covers all of its accounts together, so where it counts, allocations to one supplier wait for
 * each other, and each looks at the balance that the one before has left.
 */
async function isCovered(
  tx: Queryable,
  { supplierId }: Candidate,
  query: CandidateQuery,
  rules: AllocationRules,
): Promise<boolean> {
  if (!rules.needsBalance) return true;
  await lockSupplier(tx, supplierId);
  const [now] = await findCandidates(tx, query, rules);
  return now !== undefined && (now.supplierAvailableMinor ?? 0) >= query.amountMinor;
}

/** A new attempt gives no more time to an order that still has some; one whose time is over gets a whole one. */
function expiryOf({ expiresAt }: Order, now: Date, { orderTimeoutMs }: AllocationRules): Date {
  return expiresAt && expiresAt > now ? expiresAt : new Date(now.getTime() + orderTimeoutMs);
}

function placementOn(
  candidate: Candidate,
  placed: Pick<Placement, 'payAmountMinor' | 'expiresAt' | 'productId'>,
): Placement {
  const { resourceId, supplierId, isProxy, commissionRate, usdtAddress } = candidate;
  return {
    ...placed,
    resourceId,
    supplierId,
    isProxy,
    commissionRate,
    ...(usdtAddress === null ? {} : { usdtAddress }),
  };
}

const recordOf = (
  candidate: Candidate,
  refusals: CandidateRecord['refusals'],
  rules: AllocationRules,
): CandidateRecord => ({
  resourceId: candidate.resourceId,
  weight: candidate.weight,
  refusals,
  processingCount: candidate.processingCount,
  concurrencyLimit: candidate.concurrencyLimit,
  dailyUsedMinor: dailyUsedOf(candidate, rules),
  dailyLimitMinor: candidate.dailyLimitMinor,
});
