import { randomInt } from 'node:crypto';
import type { Queryable } from '../../../db/connection.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { lockSupplier } from '../../parties/parties.public.ts';
import { allocationLoss } from '../orders/loss-reasons.service.ts';
import { advance, type OrderStep, type StepFacts } from '../orders/orders.service.ts';
import type { Order } from '../orders/orders.table.ts';
import { servingProducts, usableProducts } from '../orders/usable-products.service.ts';
import { type CandidateQuery, findCandidates, findSome } from './allocation.candidates.ts';
import {
  type Candidate,
  chooseWeighted,
  freeAmounts,
  pick,
  type Random,
  recordsOf,
  sharesAmounts,
  type Wanted,
} from './allocation.choice.ts';
import { type GatewayRefusals, judgeForCollection } from './allocation.gateways.ts';
import type { CandidatePool } from './allocation.pool.ts';
import type { AllocationRules } from './allocation.rules.ts';
import type { CandidateRecord } from './allocation.types.ts';
import { endAttempt, recordFailedAttempt, releaseAmountsOf, reservePlace } from './reservations.service.ts';

export { concurrencyLimitOf, dailyUsed, localDateOf } from './allocation.candidates.ts';
export { type AllocationRules, readAllocationRules } from './allocation.rules.ts';
export { releaseDueAmounts, reservePlace } from './reservations.service.ts';

export interface AllocationOptions {
  readonly rules: AllocationRules;
  readonly now: Date;
  readonly random?: Random;
  /** Cached candidates. */
  readonly pool?: CandidatePool;
  /** Accounts that others have just filled. */
  readonly filled?: ReadonlySet<string>;
  /** Without it accounts of gateways take no order. */
  readonly gatewayRefusals?: GatewayRefusals | undefined;
}

/**
 * Allocates a created order to an account, or ends it as "allocation failed" when no account can take it. The
 * caller has locked the order. The chosen account and the refusals of the others are stored with the attempt.
 *
 * @throws AccountFilled: the transaction must be rolled back and repeated (`repeatWhileFilled`).
 */
export async function allocateOrder(tx: Queryable, order: Order, options: AllocationOptions): Promise<Order> {
  const { now } = options;
  const { placement, considered } = await findPlace(
    tx,
    { order, productId: order.productId, attempt: order.attempt },
    options,
  );
  if (!placement) {
    await recordFailedAttempt(tx, order, now, considered);
    const lossReason = allocationLoss(considered.map(([, , refusals]) => refusals));
    return advance(tx, order, 'noCapacity', { now, lossReason });
  }
  return advance(tx, order, 'allocate', { now, allocation: placement });
}

/** What became of a product that was named for an order. */
export interface NamedProduct {
  readonly productId: number;
  readonly outcome: 'chosen' | 'notUsable' | 'noAccount' | 'notTried';
}

/**
 * Allocates a created order of a dynamic product to the first of the named products that may serve it and has an
 * account, each judged as by `reselectOrder`; the merchant's fee stays as agreed for the product that it asked
 * for. When none takes it, the order is allocated as any other.
 */
export async function allocateByChoice(
  tx: Queryable,
  order: Order,
  productIds: readonly number[],
  options: AllocationOptions,
): Promise<{ readonly order: Order; readonly named: readonly NamedProduct[] }> {
  const { now } = options;
  const serving = await servingProducts(tx, order, productIds);
  const outcomes = new Map<number, NamedProduct['outcome']>();
  const namedWith = (otherwise: NamedProduct['outcome']) =>
    productIds.map((productId) => ({ productId, outcome: outcomes.get(productId) ?? otherwise }));
  for (const productId of productIds) {
    const product = serving.find(({ id }) => id === productId);
    const search = { order, productId, attempt: order.attempt };
    const placement = product && (await findPlace(tx, search, options)).placement;
    outcomes.set(productId, product ? 'noAccount' : 'notUsable');
    if (!placement) continue;
    outcomes.set(productId, 'chosen');
    const allocation = { ...placement, mainProductId: product.mainProductId };
    return {
      order: await advance(tx, order, 'allocate', { now, allocation }),
      named: namedWith('notTried'),
    };
  }
  return { order: await allocateOrder(tx, order, options), named: namedWith('notTried') };
}

/**
 * Moves an unpaid order to the first of the products that may serve it and has capacity, as a new attempt,
 * and releases the old attempt's slot and amount. The merchant's fee stays as agreed at creation. When no
 * product can take the order, nothing changes.
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
  const products = await usableProducts(tx, { ...order, ...payer }, productIds);
  const by = facts.userId === undefined ? {} : { operatorId: facts.userId };
  const allocation = await repeatWhileFilled((filled) =>
    tx.transaction(async (savepoint) => {
      await endAttempt(savepoint, order.id, 'released', now, 'reselected');
      await releaseAmountsOf(savepoint, order.id, now);
      for (const { id: productId, mainProductId } of products) {
        const search = { order, productId, attempt: order.attempt + 1 };
        const { placement } = await findPlace(savepoint, { ...search, ...by }, { ...options, filled });
        if (placement) return { ...placement, mainProductId };
      }
      throw new BusinessError('orderAllocationFailed');
    }),
  );
  return advance(tx, order, 'reselect', { ...facts, allocation, ...(payer ? { payer } : {}) });
}

/**
 * A concurrent transaction has taken the last room of an account that was free when it was read. The load that refused
 * stays locked until the transaction ends. One that went on to lock another account's could wait for a transaction that
 * waits for it, so it is rolled back and repeated without the account.
 */
export class AccountFilled extends Error {
  readonly resourceId: string;

  constructor(resourceId: string) {
    super(`the account ${resourceId} has no room any more`);
    this.resourceId = resourceId;
  }
}

/** Repeats a transaction, or a savepoint, without the accounts that others have just filled. */
export async function repeatWhileFilled<Result>(
  run: (filled: ReadonlySet<string>) => Promise<Result>,
): Promise<Result> {
  const filled = new Set<string>();
  for (;;) {
    try {
      return await run(filled);
    } catch (error) {
      if (!(error instanceof AccountFilled) || filled.has(error.resourceId)) throw error;
      filled.add(error.resourceId);
    }
  }
}

type Placement = NonNullable<OrderStep['allocation']>;

/** Retries with other accounts or amounts after losing a race; more than ever needed. */
const maxRetries = 20;

interface Search {
  readonly order: Order;
  readonly productId: number;
  readonly attempt: number;
  readonly operatorId?: string;
}

interface Found {
  readonly placement?: Placement;
  readonly considered: readonly CandidateRecord[];
  /** Every free amount was taken by other transactions, so the cached data is stale. */
  readonly outdated: boolean;
}

/** Searches the cached candidates first. When they turn out to be stale, reads all candidates again. */
async function findPlace(tx: Queryable, search: Search, options: AllocationOptions): Promise<Found> {
  const { rules, now, pool } = options;
  const { amountMinor, currency } = search.order;
  // The red-packet limit is part of the key, because each candidate's concurrency limit depends on it.
  const product = `${search.productId} ${currency} ${rules.redPacketLimit}`;
  // A balance is shared by several accounts, so when it counts, the cache is not used.
  const remembered = rules.needsBalance ? undefined : pool?.get(product);
  const known = remembered && (await choosePlace(tx, search, remembered, options));
  if (known && !known.outdated) return known;
  const query = { productId: search.productId, amountMinor, currency, now };
  const candidates = await findSome(tx, pool ? { ...query, allTaken: true } : query, rules);
  pool?.remember(product, candidates);
  return choosePlace(tx, search, candidates, options);
}

async function choosePlace(
  tx: Queryable,
  search: Search,
  candidates: readonly Candidate[],
  { rules, now, random = Math.random, pool, filled, gatewayRefusals }: AllocationOptions,
): Promise<Found> {
  const { order, productId } = search;
  const { amountMinor, currency } = order;
  const wanted: Wanted = { amountMinor, currency, now };
  const judged = await judgeForCollection(tx, candidates, { ...wanted, productId }, rules, gatewayRefusals);
  const considered = recordsOf(judged, rules);
  let eligible = judged
    .filter(({ candidate, refusals }) => refusals.length === 0 && !filled?.has(candidate.resourceId))
    .map(({ candidate }) => candidate);
  const expiresAt = expiryOf(order, now, rules);
  const matchUntil = new Date(expiresAt.getTime() + rules.lateMessageMs);
  let turn = 0;
  for (; turn < maxRetries; turn += 1) {
    const candidate = chooseWeighted(eligible, random);
    const payAmountMinor = candidate && pick(freeAmounts(candidate, wanted, rules), random);
    if (!candidate || payAmountMinor === undefined) break;
    const { resourceId, supplierId, concurrencyLimit } = candidate;
    const terms = { payAmountMinor, sharesAmount: sharesAmounts(candidate), expiresAt, matchUntil };
    const place = { resourceId, supplierId, concurrencyLimit, now, ...terms };
    const outcome = (await isCovered(tx, candidate, { ...wanted, productId, resourceId }, rules))
      ? await reservePlace(tx, { ...search, ...place, candidates: considered, rules })
      : 'limitReached';
    if (outcome === 'limitReached') {
      pool?.forget();
      throw new AccountFilled(resourceId);
    }
    if (outcome === 'reserved') {
      pool?.took(resourceId, payAmountMinor);
      const identified = currency === 'CNY' ? { identifyCode: newIdentifyCode() } : {};
      const placement = placementOn(candidate, { payAmountMinor, expiresAt, productId, ...identified });
      return { placement, considered, outdated: false };
    }
    eligible = eligible.flatMap((other) => {
      if (other !== candidate) return [other];
      const left = { ...other, takenMinor: new Set(other.takenMinor).add(payAmountMinor) };
      return freeAmounts(left, wanted, rules).length > 0 ? [left] : [];
    });
  }
  return { considered, outdated: turn > 0 };
}

/**
 * A supplier's balance covers all of its accounts. When it counts, allocations to one supplier are serialized
 * by a lock, and each sees the balance that the previous one left.
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

/** A new attempt does not extend a deadline in the future; an expired order gets a full new period. */
function expiryOf({ expiresAt }: Order, now: Date, { orderTimeoutMs }: AllocationRules): Date {
  return expiresAt && expiresAt > now ? expiresAt : new Date(now.getTime() + orderTimeoutMs);
}

/**
 * The code that a payer quotes with the transfer, so that its message tells which of several orders it is for.
 * Only transfers in CNY carry a remark that the payer chooses and the bank's message repeats.
 */
const newIdentifyCode = (): string => String(randomInt(1_000, 10_000));

function placementOn(
  candidate: Candidate,
  placed: Pick<Placement, 'payAmountMinor' | 'expiresAt' | 'productId' | 'identifyCode'>,
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
