import type { PayoutEvent } from '@platform/sdk/rules';
import { readAllocationRules } from '../../domains/orders/allocation/allocation.service.ts';
import { reservePayer } from '../../domains/orders/allocation/paying.service.ts';
import type { Order } from '../../domains/orders/orders/orders.table.ts';
import { advancePayout, type PayoutStep } from '../../domains/orders/payout-steps/payout-steps.service.ts';
import { defaultSettings } from '../../kit/operation/default-settings.ts';
import { BusinessError } from '../../kit/refusals/business-error.ts';
import type { Queryable } from '../connection.ts';
import type { DemoSupplier } from './demo-accounts.ts';
import type { DemoParties } from './demo-parties.ts';
import { bankReference } from './demo-payers.ts';
import type { PlannedOrder } from './demo-plan.ts';
import { DemoRandom } from './demo-random.ts';
import type { DemoReceivers } from './demo-receivers.ts';

/** Not the seed of the orders, so the choice of an account changes nothing else. */
const seed = 20_261_126;

const secondMs = 1_000;
const leaseMs = 600_000;

type Took = readonly [event: PayoutEvent, leastSeconds: number, mostSeconds: number];

/** The steps of a payout for each outcome, in order, with the duration of each. */
const courses: Readonly<Record<string, readonly Took[]>> = {
  completed: [
    ['claim', 15, 600],
    ['send', 20, 120],
    ['submitProof', 15, 240],
    ['confirm', 20, 900],
  ],
  rejected: [
    ['claim', 15, 600],
    ['reject', 20, 300],
    ['approveRejection', 60, 3_600],
  ],
  exception: [
    ['claim', 15, 600],
    ['send', 20, 120],
    ['loseOutcome', 60, 300],
  ],
  rejecting: [
    ['claim', 15, 600],
    ['reject', 20, 300],
  ],
  paying: [
    ['claim', 15, 600],
    ['send', 20, 120],
  ],
  proven: [
    ['claim', 15, 600],
    ['send', 20, 120],
    ['submitProof', 15, 240],
  ],
  cancelled: [['cancel', 30, 900]],
  waiting: [],
};
const byOperators: ReadonlySet<PayoutEvent> = new Set(['confirm', 'approveRejection', 'cancel']);
/** States that trigger a callback to the merchant. */
const ended: ReadonlySet<string> = new Set(['completed', 'rejected', 'cancelled']);
const reasons = ['beneficiaryWrong', 'bankUnavailable', 'limitReached'] as const;

/** Plays planned payouts through their steps, as suppliers and operators would. */
export class DemoPayoutWriter {
  readonly #parties: DemoParties;
  readonly #random: DemoRandom;
  readonly #now: Date;
  readonly #receivers: DemoReceivers;
  readonly #accountChoice = new DemoRandom(seed);
  readonly #payers = new Map<number, readonly DemoSupplier[]>();

  constructor(parties: DemoParties, receivers: DemoReceivers, random: DemoRandom, now: Date) {
    this.#receivers = receivers;
    this.#parties = parties;
    this.#random = random;
    this.#now = now;
  }

  async write(tx: Queryable, placed: Order, { fate }: PlannedOrder): Promise<void> {
    const random = this.#random;
    const supplier = random.pick(this.#payersOf(placed.productId));
    const utr = bankReference(random, placed.currency);
    let order = placed;
    for (const [event, least, most] of courses[fate] ?? []) {
      const at = new Date(order.updatedAt.getTime() + random.integer(least, most) * secondMs);
      // Skip steps in the future.
      if (at >= this.#now) return;
      const step = this.#step(event, at, supplier, utr);
      const resourceId = step.claim ? await this.#reserve(tx, order, supplier, at) : null;
      const claim = step.claim ? { claim: { ...step.claim, resourceId } } : {};
      order = await advancePayout(tx, order, event, { ...step, ...claim });
    }
    if (ended.has(fate)) await this.#receivers.acknowledge(tx, order, random.integer(1, 6));
  }

  /** Suppliers with accounts for the product; all of them when it has no accounts. */
  #payersOf(productId: number): readonly DemoSupplier[] {
    const known = this.#payers.get(productId);
    if (known) return known;
    const { suppliers, accounts } = this.#parties;
    const serving = new Set(
      accounts.filter(({ productIds }) => productIds.includes(productId)).map(({ supplierId }) => supplierId),
    );
    const payers = serving.size === 0 ? suppliers : suppliers.filter(({ id }) => serving.has(id));
    this.#payers.set(productId, payers);
    return payers;
  }

  /** A payout outside the limits of the supplier's accounts is paid from elsewhere. */
  async #reserve(
    tx: Queryable,
    order: Order,
    { id, userId }: DemoSupplier,
    now: Date,
  ): Promise<string | null> {
    const rules = await readAllocationRules(defaultSettings);
    const random = () => this.#accountChoice.next();
    const options = { rules, now, random, operatorId: userId };
    return reservePayer(tx, order, { supplierId: id }, options).catch((error: unknown) => {
      if (error instanceof BusinessError) return null;
      throw error;
    });
  }

  #step(event: PayoutEvent, now: Date, { id, userId, isProxy }: DemoSupplier, utr?: string): PayoutStep {
    return {
      now,
      userId: byOperators.has(event) ? this.#parties.adminId : userId,
      context: { holdsClaim: true },
      ...(event === 'reject' ? { reason: this.#random.pick(reasons) } : {}),
      ...(event === 'submitProof' && utr !== undefined ? { utr } : {}),
      ...(event === 'claim'
        ? {
            claim: {
              claimedBy: userId,
              claimedAt: now,
              claimExpiresAt: new Date(now.getTime() + leaseMs),
              supplierId: id,
              isProxy,
            },
          }
        : {}),
    };
  }
}
