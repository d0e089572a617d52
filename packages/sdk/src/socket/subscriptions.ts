import type { SocketTopic } from '../generated/websocket.ts';
import { createResolvable, type Resolvable } from '../runtime/resolvable.ts';
import { callEach } from './listeners.ts';

type Listener = (event: never) => void;

interface Entry {
  readonly listeners: Set<Listener>;
  /** Settled by the server's answer to the subscription. */
  confirmed: Resolvable;
  /** What the present connection was told last: that the topic is wanted, or not. */
  isTold: boolean;
  /** Whether that is still unanswered. */
  isUnderWay: boolean;
}

/** Something to tell the connection. */
export interface TopicChange {
  readonly command: 'subscribe' | 'unsubscribe';
  readonly topic: SocketTopic;
  readonly confirmed: Resolvable | undefined;
}

/** Who listens to what, over any number of connections. */
export class Subscriptions {
  readonly #entries = new Map<SocketTopic, Entry>();

  add(topic: SocketTopic, listener: Listener): Promise<void> {
    const entry = this.#entries.get(topic) ?? {
      listeners: new Set(),
      confirmed: createResolvable(),
      isTold: false,
      isUnderWay: false,
    };
    this.#entries.set(topic, entry);
    entry.listeners.add(listener);
    return entry.confirmed.promise;
  }

  remove(topic: SocketTopic, listener: Listener): void {
    this.#entries.get(topic)?.listeners.delete(listener);
  }

  /** What the connection must be told now. One command a topic at a time: it is right whatever their order there. */
  takeChanges(): TopicChange[] {
    const changes: TopicChange[] = [];
    for (const [topic, entry] of this.#entries) {
      const isWanted = entry.listeners.size > 0;
      if (entry.isUnderWay || entry.isTold === isWanted) continue;
      entry.isUnderWay = true;
      entry.isTold = isWanted;
      if (!isWanted) entry.confirmed = createResolvable();
      const { confirmed } = entry;
      changes.push(
        isWanted
          ? { command: 'subscribe', topic, confirmed }
          : { command: 'unsubscribe', topic, confirmed: undefined },
      );
    }
    return changes;
  }

  /** The connection has answered, whatever it said. */
  answered(topic: SocketTopic): void {
    const entry = this.#entries.get(topic);
    if (entry) entry.isUnderWay = false;
  }

  /** A new connection knows of nothing. */
  forgetConnection(): void {
    for (const entry of this.#entries.values()) {
      entry.isTold = false;
      entry.isUnderWay = false;
    }
  }

  deliver(event: { readonly topic: string }): void {
    // A topic of a newer server has no listeners; neither has `__proto__`.
    callEach(this.#entries.get(event.topic as SocketTopic)?.listeners, event);
  }

  /** The socket has ended: what was not confirmed is not; a later connection confirms anew. */
  fail(reason: unknown): void {
    for (const entry of this.#entries.values()) {
      entry.confirmed.reject(reason);
      entry.confirmed = createResolvable();
    }
  }
}
