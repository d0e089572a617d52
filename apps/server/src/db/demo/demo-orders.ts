import { releaseDueAmounts, reservePlace } from '../../domains/orders/allocation/allocation.service.ts';
import { newOrderCode } from '../../domains/orders/orders/orders.code.ts';
import { placeOrder } from '../../domains/orders/orders/orders.creation.ts';
import { advance } from '../../domains/orders/orders/orders.service.ts';
import type { Order } from '../../domains/orders/orders/orders.table.ts';
import { type ProductTerms, productTerms } from '../../domains/parties/products/products.service.ts';
import type { Queryable } from '../connection.ts';
import type { DemoAccount } from './demo-accounts.ts';
import { DemoMessages } from './demo-messages.ts';
import type { DemoParties } from './demo-parties.ts';
import { bankReference } from './demo-payers.ts';
import { DemoPayoutWriter } from './demo-payouts.ts';
import type { PlannedOrder } from './demo-plan.ts';
import type { DemoRandom } from './demo-random.ts';
import type { DemoReceivers } from './demo-receivers.ts';

const secondMs = 1_000;
const expiryMs = 600_000;
const graceMs = 300_000;
const releaseEveryMs = 6 * 3_600_000;
/** The board shows whole days that are over, so their orders need the messages of their money. */
const messagesKeptMs = 3 * 86_400_000;
/** How many accounts to try when accounts are full or already expect the same amount. */
const mostTurns = 8;
const allocatedStatus = 2;
/** A ten-thousandth of a USDT (six decimal places). */
const usdtStepMinor = 100;

/** Why orders are lost, by the last digit of their codes, so that no random number is drawn for it. */
const failures = ['concurrencyLimit', 'dailyLimit', 'monitorStale', 'concurrencyLimit', 'noAccount'] as const;
const timeOuts = [null, null, null, 'payerClaims', null] as const;
const lossOf = <Loss>({ orderCode }: Order, losses: readonly [Loss, ...Loss[]]): Loss =>
  losses[Number(orderCode.at(-1)) % losses.length] ?? losses[0];

/** Writes planned orders with their history: placed, allocated, paid or not, acknowledged or not. */
export class DemoOrderWriter {
  readonly #parties: DemoParties;
  readonly #random: DemoRandom;
  readonly #timeZone: string;
  readonly #now: Date;
  readonly #terms = new Map<string, ProductTerms>();
  readonly #accounts = new Map<number, readonly (readonly [DemoAccount, number])[]>();
  readonly #payouts: DemoPayoutWriter;
  readonly #receivers: DemoReceivers;
  readonly #messages: DemoMessages;
  #releasedAt = 0;

  constructor(
    parties: DemoParties,
    receivers: DemoReceivers,
    random: DemoRandom,
    timeZone: string,
    now: Date,
  ) {
    this.#receivers = receivers;
    this.#parties = parties;
    this.#random = random;
    this.#timeZone = timeZone;
    this.#now = now;
    this.#payouts = new DemoPayoutWriter(parties, receivers, random, now);
    this.#messages = new DemoMessages(random);
  }

  async write(tx: Queryable, planned: PlannedOrder): Promise<void> {
    await this.#releaseAmounts(tx, planned.at);
    const order = await this.#place(tx, planned);
    if (order.payoutStatus !== null) return this.#payouts.write(tx, order, planned);
    const random = this.#random;
    if (planned.fate === 'allocationFailed') {
      const now = later(order.createdAt, random.integer(1, 3));
      await advance(tx, order, 'noCapacity', { now, lossReason: lossOf(order, failures) });
      return;
    }
    // Half of the open orders wait for an account.
    if (planned.fate === 'live' && random.chance(0.5)) return;
    const allocated = await this.#allocate(tx, order);
    if (planned.fate === 'live' || allocated.status !== allocatedStatus) return;
    if (planned.fate === 'timedOut') {
      const lossReason = lossOf(order, timeOuts);
      const step = { now: allocated.expiresAt ?? this.#now, ...(lossReason && { lossReason }) };
      const expired = await advance(tx, allocated, 'expire', step);
      await this.#receivers.acknowledge(tx, expired, 1);
      // A few turn out to be paid: an operator completes them by hand.
      if (random.chance(0.04)) await this.#supplement(tx, expired, planned);
      return;
    }
    await this.#pay(tx, allocated, planned);
  }

  /** Releases expired amounts from time to time, as the job of a running platform does. */
  async #releaseAmounts(tx: Queryable, at: Date): Promise<void> {
    if (at.getTime() - this.#releasedAt < releaseEveryMs) return;
    this.#releasedAt = at.getTime();
    await releaseDueAmounts(tx, at);
  }

  async #place(tx: Queryable, { at, merchant, product, request, mark }: PlannedOrder): Promise<Order> {
    const merchantId = this.#parties.merchantIds[merchant] ?? '';
    const key = `${merchantId} ${product.id}`;
    const terms = this.#terms.get(key) ?? (await productTerms(tx, product.id, merchantId));
    if (!terms) throw new Error(`The demo product ${product.id} does not exist.`);
    this.#terms.set(key, terms);
    const { order } = await placeOrder(tx, request, {
      merchantId,
      terms,
      mark,
      now: at,
      timeZone: this.#timeZone,
      orderCode: newOrderCode(product.kind, at, this.#timeZone, (limit) =>
        this.#random.integer(0, limit - 1),
      ),
    });
    return order;
  }

  async #allocate(tx: Queryable, order: Order): Promise<Order> {
    const random = this.#random;
    const now = later(order.createdAt, random.integer(1, 4));
    const expiresAt = new Date(now.getTime() + expiryMs);
    for (let turn = 0; turn < mostTurns; turn += 1) {
      const account = this.#accountFor(order.productId);
      // On a chain only the amount identifies the transfer. A few ten-thousandths make it unique.
      const floatMinor = order.currency === 'USDT' ? random.integer(1, 99) * usdtStepMinor : 0;
      const payAmountMinor = order.amountMinor + floatMinor;
      const { id: resourceId, supplierId, isProxy, commissionRate, usdtAddress } = account;
      const { productId, attempt } = order;
      const matchUntil = new Date(expiresAt.getTime() + graceMs);
      const place = {
        order,
        attempt,
        productId,
        resourceId,
        supplierId,
        payAmountMinor,
        now,
        expiresAt,
        matchUntil,
      };
      if ((await reservePlace(tx, { ...place, rules: { countsReserved: true } })) !== 'reserved') continue;
      return advance(tx, order, 'allocate', {
        now,
        allocation: {
          resourceId,
          supplierId,
          isProxy,
          payAmountMinor,
          expiresAt,
          commissionRate,
          ...(usdtAddress === null ? {} : { usdtAddress }),
          ...(order.currency === 'CNY' ? { identifyCode: random.digits(4) } : {}),
        },
      });
    }
    return advance(tx, order, 'noCapacity', { now, lossReason: 'amountTaken' });
  }

  #accountFor(productId: number): DemoAccount {
    const known = this.#accounts.get(productId);
    const choices =
      known ??
      this.#parties.accounts
        .filter(({ productIds }) => productIds.includes(productId))
        .map((account) => [account, account.weight] as const);
    if (!known) this.#accounts.set(productId, choices);
    return this.#random.weighted(choices);
  }

  async #pay(tx: Queryable, order: Order, planned: PlannedOrder): Promise<void> {
    const random = this.#random;
    const paidAt = later(
      order.updatedAt,
      Math.min(570, Math.round(75 * Math.exp(0.7 * random.normal())) + 12),
    );
    const paid =
      (await this.#payByMessage(tx, order, planned, paidAt)) ??
      (await advance(tx, order, 'match', { now: paidAt, payment: this.#payment(order, planned) }));
    if (planned.fate === 'unacknowledged') return this.#receivers.refuse(tx, paid);
    const acknowledged = await this.#receivers.acknowledge(tx, paid, random.integer(1, 6));
    const reversedAt = later(acknowledged.updatedAt, random.integer(600, 7_200));
    // Skip events in the future.
    if (random.chance(0.004) && reversedAt < this.#now) {
      const reversed = await advance(tx, acknowledged, 'reverse', {
        now: reversedAt,
        userId: this.#parties.adminId,
        reason: 'Returned by the bank',
      });
      await this.#receivers.acknowledge(tx, reversed, 2);
    }
  }

  /** Recent payments are looked at more closely, so they come from a message of the account's device. */
  async #payByMessage(tx: Queryable, order: Order, { payerName }: PlannedOrder, paidAt: Date) {
    if (this.#now.getTime() - paidAt.getTime() > messagesKeptMs) return undefined;
    return this.#messages.pay(tx, order, payerName, paidAt);
  }

  async #supplement(tx: Queryable, order: Order, planned: PlannedOrder): Promise<void> {
    const now = later(order.updatedAt, this.#random.integer(120, 1_800));
    if (now >= this.#now) return;
    const supplemented = await advance(tx, order, 'supplement', {
      now,
      userId: this.#parties.adminId,
      reason: 'Seen on the statement',
      context: { canTimeoutSupplement: true },
      payment: this.#payment(order, planned),
    });
    await this.#receivers.acknowledge(tx, supplemented, 2);
  }

  #payment(order: Order, { payerName }: PlannedOrder) {
    const utr = bankReference(this.#random, order.currency);
    return {
      receivedMinor: order.payAmountMinor ?? order.amountMinor,
      validateUserName: payerName.toUpperCase(),
      ...(utr === undefined ? {} : { utr, description: `${order.currency} transfer ${utr}` }),
    };
  }
}

const later = (time: Date, seconds: number): Date => new Date(time.getTime() + seconds * secondMs);
