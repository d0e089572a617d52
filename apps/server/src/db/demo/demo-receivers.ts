import { desc, eq } from 'drizzle-orm';
import { madeAttempt, messageOf } from '../../domains/orders/order-callbacks/callback-message.ts';
import { settleAttempt } from '../../domains/orders/order-callbacks/deliveries.service.ts';
import type { CallbackAnswer } from '../../domains/orders/order-callbacks/http-sender.ts';
import { type Delivery, orderCallbacks } from '../../domains/orders/order-callbacks/order-callbacks.table.ts';
import type { Order } from '../../domains/orders/orders/orders.table.ts';
import { type CallbackTerms, callbackTermsOf } from '../../domains/parties/merchants/merchants.service.ts';
import type { SecretBox } from '../../kit/secrets/secret-box.ts';
import type { Queryable } from '../connection.ts';
import type { DemoRandom } from './demo-random.ts';

const secondMs = 1_000;
/** The defaults of a new installation. */
const timeoutMs = 10_000;
const systemFlag = 'platform';

/**
 * Simulates the merchants' receivers. Nothing leaves the machine: their answers are recorded in the way that
 * the sender records real ones.
 */
export class DemoReceivers {
  readonly #secrets: SecretBox;
  readonly #random: DemoRandom;
  readonly #now: Date;
  readonly #terms = new Map<string, CallbackTerms>();

  constructor(secrets: SecretBox, random: DemoRandom, now: Date) {
    this.#secrets = secrets;
    this.#random = random;
    this.#now = now;
  }

  /**
   * Acknowledges the order's last callback at the first attempt, `afterSeconds` after its event.
   * @returns the order after that
   */
  async acknowledge(tx: Queryable, order: Order, afterSeconds: number): Promise<Order> {
    const delivery = await this.#lastDelivery(tx, order);
    const at = delivery && new Date(delivery.createdAt.getTime() + afterSeconds * secondMs);
    // Skip events in the future.
    if (!delivery || at === undefined || at.getTime() + secondMs > this.#now.getTime()) return order;
    const answer = answerOf('acknowledged', 200, 'success', this.#latencyMs());
    return (await this.#attempt(tx, order, delivery, at, answer)).order;
  }

  /** Fails the callback as often as the schedule has tried so far. */
  async refuse(tx: Queryable, order: Order): Promise<void> {
    let known = order;
    let delivery = await this.#lastDelivery(tx, order);
    while (delivery?.dueAt && delivery.dueAt <= this.#now) {
      const answer = this.#random.chance(0.6)
        ? answerOf('httpError', 502, '<h1>502 Bad Gateway</h1>', this.#latencyMs())
        : noAnswer;
      ({ order: known, delivery } = await this.#attempt(tx, known, delivery, delivery.dueAt, answer));
    }
  }

  #latencyMs(): number {
    return this.#random.integer(40, 900);
  }

  async #lastDelivery(tx: Queryable, order: Order): Promise<Delivery | undefined> {
    const [delivery] = await tx
      .select()
      .from(orderCallbacks)
      .where(eq(orderCallbacks.orderId, order.id))
      .orderBy(desc(orderCallbacks.id))
      .limit(1);
    return delivery;
  }

  /** The demo is written by one process, so no row has to be read again. */
  async #attempt(
    tx: Queryable,
    order: Order,
    delivery: Delivery,
    sentAt: Date,
    answer: CallbackAnswer,
  ): Promise<{ order: Order; delivery: Delivery }> {
    const message = messageOf(delivery, await this.#termsOf(tx, delivery.merchantId), sentAt);
    const receivedAt = answer.status === null ? null : new Date(sentAt.getTime() + (answer.latencyMs ?? 0));
    const made = madeAttempt(message, answer, { sentAt, receivedAt, systemFlag });
    const attempted = { order, current: delivery, taken: delivery };
    return settleAttempt(tx, attempted, made, () => this.#random.next());
  }

  async #termsOf(tx: Queryable, merchantId: string): Promise<CallbackTerms> {
    const known = this.#terms.get(merchantId);
    const terms =
      known ?? (await callbackTermsOf(tx, this.#secrets, [merchantId], this.#now)).get(merchantId);
    if (!terms) throw new Error(`The demo merchant ${merchantId} does not exist.`);
    this.#terms.set(merchantId, terms);
    return terms;
  }
}

const answerOf = (
  outcome: CallbackAnswer['outcome'],
  status: number,
  body: string,
  latencyMs: number,
): CallbackAnswer => ({
  outcome,
  status,
  headers: { 'content-type': status === 200 ? 'text/plain' : 'text/html' },
  body,
  truncated: false,
  error: null,
  latencyMs,
});

const noAnswer: CallbackAnswer = {
  outcome: 'timedOut',
  status: null,
  headers: {},
  body: null,
  truncated: false,
  error: `no answer within ${timeoutMs} ms`,
  latencyMs: timeoutMs,
};
