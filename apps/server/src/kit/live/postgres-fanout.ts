import { randomUUID } from 'node:crypto';
import type { Notifications } from '../../db/connection.ts';
import { type Fanout, type FanoutEvent, type FanoutListener, LocalFanout, settleWithinMs } from './fanout.ts';

const channel = 'platform_events';
/** PostgreSQL refuses payloads of 8,000 bytes. Ids are ASCII, so characters equal bytes. */
const maxPayloadBytes = 7_500;
const coalesceMs = 20;
/** A process that had just lost its connection missed the question. */
const askAgainMs = 100;

/**
 * Notifications arrive in commit order: a process that answers a question has handled everything sent before
 * it.
 */
type Packet =
  | { readonly from: string; readonly events: readonly FanoutEvent[] }
  | { readonly from: string; readonly question: string }
  | { readonly from: string; readonly answerTo: string; readonly listenerId: number };

/**
 * Fan-out over LISTEN / NOTIFY. Listeners in this process get events at once. Other processes get the events
 * of some milliseconds in one notification, because each notification costs a transaction and every process
 * would send hundreds a second under load. A delay of twenty milliseconds is not noticeable.
 */
export class PostgresFanout implements Fanout {
  readonly #self = randomUUID();
  readonly #local: LocalFanout;
  readonly #notifications: Notifications;
  readonly #onError: (error: unknown) => void;
  #waiting: FanoutEvent[] = [];
  #timer: NodeJS.Timeout | undefined;
  #sending: Promise<void> = Promise.resolve();
  /** Open questions of this process, with the callbacks for their answers. */
  readonly #questions = new Map<string, (listenerId: number) => void>();
  #unlisten: (() => Promise<void>) | undefined;

  private constructor(notifications: Notifications, onError: (error: unknown) => void) {
    this.#notifications = notifications;
    this.#onError = onError;
    this.#local = new LocalFanout(onError);
  }

  static async open(
    notifications: Notifications,
    onError: (error: unknown) => void,
  ): Promise<PostgresFanout> {
    const fanout = new PostgresFanout(notifications, onError);
    fanout.#unlisten = await notifications.listen(channel, {
      onNotification: (payload) => fanout.#receive(payload),
      onLost: () => fanout.#local.announceLoss(),
      onGap: () => fanout.#local.announceGap(),
    });
    return fanout;
  }

  publish(events: readonly FanoutEvent[]): void {
    if (events.length === 0) return;
    this.#local.publish(events);
    this.#waiting.push(...events);
    this.#timer ??= setTimeout(() => this.#flush(), coalesceMs);
  }

  async settled(): Promise<void> {
    this.#flush();
    const giveUp = AbortSignal.timeout(settleWithinMs);
    const late = new Promise<string>((resolve) => {
      giveUp.addEventListener('abort', () => resolve('not every process has confirmed an event in time'));
    });
    const outcome = await Promise.race([late, this.#askAll(giveUp).catch((error: unknown) => error)]);
    if (outcome !== undefined) this.#onError(outcome);
  }

  subscribe(listener: FanoutListener): () => void {
    return this.#local.subscribe(listener);
  }

  async close(): Promise<void> {
    this.#flush();
    await this.#sending;
    await this.#unlisten?.();
    await this.#local.close();
  }

  #flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const events = this.#waiting;
    this.#waiting = [];
    for (const packet of this.#pack(events)) this.#sendText(packet);
  }

  #send(packet: Packet): void {
    this.#sendText(JSON.stringify(packet));
  }

  /** Notifications are sent in the order of these calls. */
  #sendText(payload: string): void {
    this.#sending = this.#sending
      .then(() => this.#notifications.notify(channel, payload))
      .catch(this.#onError);
  }

  /** Asks the other processes until each has answered. A process that has gone is no longer listed. */
  async #askAll(giveUp: AbortSignal): Promise<void> {
    const heardBy = new Set([this.#notifications.listenerId]);
    while (!giveUp.aborted) {
      const listening = await this.#notifications.listenerIds();
      const missing = new Set(listening.filter((id) => !heardBy.has(id)));
      if (missing.size === 0) return;
      await this.#ask(missing, (id) => heardBy.add(id));
    }
  }

  /** Resolves when all of them have answered, or when it is time to ask again. */
  async #ask(missing: Set<number>, onAnswer: (listenerId: number) => void): Promise<void> {
    const question = randomUUID();
    await new Promise<void>((resolve) => {
      const askAgain = setTimeout(resolve, askAgainMs);
      this.#questions.set(question, (listenerId) => {
        onAnswer(listenerId);
        missing.delete(listenerId);
        if (missing.size > 0) return;
        clearTimeout(askAgain);
        resolve();
      });
      this.#send({ from: this.#self, question });
    });
    this.#questions.delete(question);
  }

  *#pack(events: readonly FanoutEvent[]): Generator<string> {
    let parts: string[] = [];
    let length = 0;
    const seal = (): string => `{"from":"${this.#self}","events":[${parts.join(',')}]}`;
    for (const event of events) {
      const part = JSON.stringify(event);
      if (parts.length > 0 && length + part.length > maxPayloadBytes - 80) {
        yield seal();
        parts = [];
        length = 0;
      }
      parts.push(part);
      length += part.length + 1;
    }
    if (parts.length > 0) yield seal();
  }

  #receive(payload: string): void {
    try {
      const packet: Packet = JSON.parse(payload);
      if (packet.from === this.#self) return;
      if ('events' in packet) this.#local.publish(packet.events);
      else if ('answerTo' in packet) this.#questions.get(packet.answerTo)?.(packet.listenerId);
      else this.#answer(packet.question);
    } catch (error) {
      this.#onError(error);
    }
  }

  #answer(answerTo: string): void {
    const { listenerId } = this.#notifications;
    if (listenerId !== undefined) this.#send({ from: this.#self, answerTo, listenerId });
  }
}
