import type { SocketTopic } from '../generated/websocket.ts';
import { createResolvable, type Resolvable } from '../runtime/resolvable.ts';
import { callEach } from './listeners.ts';

type Listener = (event: never) => void;

interface Entry {
  readonly listeners: Set<Listener>;
  /** Settled by the server's answer to the subscribe command. */
  confirmed: Resolvable;
  /** Whether the last command on this connection subscribed the topic. */
  isSubscribed: boolean;
  /** Whether that command is unanswered. */
  isUnanswered: boolean;
}

/** A subscribe or unsubscribe command to send. */
export interface TopicChange {
  readonly command: 'subscribe' | 'unsubscribe';
  readonly topic: SocketTopic;
  readonly confirmed: Resolvable | undefined;
}

/** Topic listeners, kept across connections. */
export class Subscriptions {
  readonly #entries = new Map<SocketTopic, Entry>();

  add(topic: SocketTopic, listener: Listener): Promise<void> {
    const entry = this.#entries.get(topic) ?? {
      listeners: new Set(),
      confirmed: createResolvable(),
      isSubscribed: false,
      isUnanswered: false,
    };
    this.#entries.set(topic, entry);
    entry.listeners.add(listener);
    return entry.confirmed.promise;
  }

  remove(topic: SocketTopic, listener: Listener): void {
    this.#entries.get(topic)?.listeners.delete(listener);
  }

  /**
   * Returns the commands that the connection still needs. One command per topic at a time, so their order
   * does not matter.
   */
  takeChanges(): TopicChange[] {
    const changes: TopicChange[] = [];
    for (const [topic, entry] of this.#entries) {
      const isWanted = entry.listeners.size > 0;
      if (entry.isUnanswered || entry.isSubscribed === isWanted) continue;
      entry.isUnanswered = true;
      entry.isSubscribed = isWanted;
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

  /** The server has answered the topic's command, with success or refusal. */
  answered(topic: SocketTopic): void {
    const entry = this.#entries.get(topic);
    if (entry) entry.isUnanswered = false;
  }

  /** A new connection has no subscriptions. */
  forgetConnection(): void {
    for (const entry of this.#entries.values()) {
      entry.isSubscribed = false;
      entry.isUnanswered = false;
    }
  }

  deliver(event: { readonly topic: string }): void {
    // A newer server's topic has no listeners; neither has `__proto__`.
    callEach(this.#entries.get(event.topic as SocketTopic)?.listeners, event);
  }

  /** The socket has ended: unconfirmed subscriptions fail; a later connection confirms them again. */
  fail(reason: unknown): void {
    for (const entry of this.#entries.values()) {
      entry.confirmed.reject(reason);
      entry.confirmed = createResolvable();
    }
  }
}
