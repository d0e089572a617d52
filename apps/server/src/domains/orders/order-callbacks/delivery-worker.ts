import type { Store } from '../../../db/connection.ts';
import type { Clock } from '../../../kit/clock.ts';
import { TasksUnderWay } from '../../../kit/jobs/tasks-under-way.ts';
import type { FanoutEvent } from '../../../kit/live/fanout.ts';
import type { Log } from '../../../kit/log/log.ts';
import type { SettingsReader } from '../../../kit/operation/context.ts';
import type { SecretBox } from '../../../kit/secrets/secret-box.ts';
import { type CallbackTerms, callbackTermsOf } from '../../parties/parties.public.ts';
import { madeAttempt, messageOf } from './callback-message.ts';
import { recordAttempt, type TakenDelivery, takeDue } from './deliveries.service.ts';
import type { SendCallback } from './http-sender.ts';

export interface DeliveryParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  readonly secrets: SecretBox;
  readonly settings: SettingsReader;
  readonly publish: (events: readonly FanoutEvent[]) => void;
  readonly send: SendCallback;
  readonly random?: () => number;
  readonly limits?: Partial<DeliveryLimits>;
}

interface DeliveryLimits {
  /** Attempts in flight in this process. */
  readonly atOnce: number;
  /** Attempts in flight to one merchant. */
  readonly perMerchant: number;
}

const defaultLimits: DeliveryLimits = { atOnce: 256, perMerchant: 4 };
const secondMs = 1_000;
/** Time to store the result, added to the response timeout for the lease. */
const recordingMs = 30 * secondMs;

interface SendingFacts {
  readonly timeoutMs: number;
  readonly systemFlag: string;
}

/**
 * Sends the deliveries of the outbox. A run leases due deliveries and starts them without waiting for
 * receivers; slow attempts continue beside later runs, within their merchant's share.
 */
export class DeliveryWorker {
  readonly #parts: DeliveryParts;
  readonly #limits: DeliveryLimits;
  readonly #sending = new Map<string, number>();
  readonly #tasks = new TasksUnderWay();
  /** Deliveries may be due that had no place. */
  #mayHaveMore = false;

  constructor(parts: DeliveryParts) {
    this.#parts = parts;
    this.#limits = { ...defaultLimits, ...parts.limits };
  }

  /** Called when an attempt has ended, and a delivery may have waited for its place. */
  onFreed(listener: () => void): void {
    this.#tasks.onFreed(() => {
      if (this.#mayHaveMore) listener();
    });
  }

  /** Leases and starts due deliveries up to the limits. Returns how many. */
  async turn(): Promise<number> {
    const { store, clock, settings, secrets } = this.#parts;
    const free = this.#limits.atOnce - this.#tasks.size;
    // Also while the store is asked: it does not know of a place that becomes free by then.
    this.#mayHaveMore = true;
    if (free <= 0) return 0;
    const sending = new Map(this.#sending);
    const timeoutMs = (await settings.get('TimeoutCallbackTime')) * secondMs;
    const systemFlag = await settings.get('SysFlag');
    const now = clock.now();
    const taken = await takeDue(store, {
      now,
      leaseMs: timeoutMs + recordingMs,
      atMost: free,
      perMerchant: this.#limits.perMerchant,
      sending,
    });
    for (const { merchantId } of taken) sending.set(merchantId, (sending.get(merchantId) ?? 0) + 1);
    const isShareFull = [...sending.values()].some((count) => count >= this.#limits.perMerchant);
    this.#mayHaveMore = taken.length >= free || isShareFull;
    if (taken.length === 0) return 0;
    const merchantIds = [...new Set(taken.map(({ merchantId }) => merchantId))];
    const terms = await callbackTermsOf(store.db, secrets, merchantIds, now);
    for (const delivery of taken)
      this.#start(delivery, terms.get(delivery.merchantId), { timeoutMs, systemFlag });
    return taken.length;
  }

  /** Resolves when every attempt in flight has ended and is stored. */
  idle(): Promise<void> {
    return this.#tasks.idle();
  }

  #start(delivery: TakenDelivery, terms: CallbackTerms | undefined, facts: SendingFacts): void {
    if (!terms) return;
    const { merchantId, id } = delivery;
    this.#count(merchantId, 1);
    const attempt = this.#attempt(delivery, terms, facts).finally(() => this.#count(merchantId, -1));
    this.#tasks.start(attempt, (error) => {
      // An attempt that was not stored is repeated: the delivery is due again when its lease ends.
      this.#parts.log.error({ error, callbackId: id }, 'a callback could not be sent');
    });
  }

  async #attempt(delivery: TakenDelivery, terms: CallbackTerms, facts: SendingFacts): Promise<void> {
    const { store, clock, send, publish, random = Math.random } = this.#parts;
    const sentAt = clock.now();
    const message = messageOf(delivery, terms, sentAt);
    const answer = await send({
      url: delivery.url,
      headers: message.headers,
      body: message.rawBody,
      timeoutMs: facts.timeoutMs,
    });
    const receivedAt = answer.status === null ? null : clock.now();
    const made = madeAttempt(message, answer, { sentAt, receivedAt, systemFlag: facts.systemFlag });
    publish(await store.transaction((tx) => recordAttempt(tx, delivery, made, random)));
  }

  #count(merchantId: string, change: 1 | -1): void {
    const count = (this.#sending.get(merchantId) ?? 0) + change;
    if (count > 0) this.#sending.set(merchantId, count);
    else this.#sending.delete(merchantId);
  }
}
