import { randomUUID } from 'node:crypto';
import type { Notifications } from '../db/connection.ts';
import { type Fanout, type FanoutEvent, type FanoutListener, LocalFanout } from './fanout.ts';

const channel = 'platform_events';
/** PostgreSQL refuses payloads of 8,000 bytes; ids are ASCII, so characters are bytes. */
const maxPayloadBytes = 7_500;
const coalesceMs = 20;

interface Packet {
  readonly from: string;
  readonly events: readonly FanoutEvent[];
}

/**
 * Fan-out over LISTEN / NOTIFY. Listeners of this process hear at once; other processes get what came
 * together within some milliseconds in one notification: each costs a transaction, and under load every process would
 * send hundreds a second. Nobody sees a difference of twenty milliseconds.
 */
export class PostgresFanout implements Fanout {
  readonly #self = randomUUID();
  readonly #local: LocalFanout;
  readonly #notifications: Notifications;
  readonly #onError: (error: unknown) => void;
  #waiting: FanoutEvent[] = [];
  #timer: NodeJS.Timeout | undefined;
  #sending: Promise<void> = Promise.resolve();
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

  subscribe(listener: FanoutListener): () => void {
    return this.#local.subscribe(listener);
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    this.#flush();
    await this.#sending;
    await this.#unlisten?.();
    await this.#local.close();
  }

  #flush(): void {
    this.#timer = undefined;
    const events = this.#waiting;
    this.#waiting = [];
    for (const payload of this.#pack(events)) {
      this.#sending = this.#sending
        .then(() => this.#notifications.notify(channel, payload))
        .catch(this.#onError);
    }
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
      if (packet.from !== this.#self) this.#local.publish(packet.events);
    } catch (error) {
      this.#onError(error);
    }
  }
}
