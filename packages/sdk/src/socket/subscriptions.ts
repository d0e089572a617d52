import type { SocketTopic } from '../generated/websocket.ts';
import { createResolvable, type Resolvable } from '../runtime/resolvable.ts';

type Listener = (event: never) => void;

interface TopicEntry {
  readonly listeners: Set<Listener>;
  /** Settled by the server's first answer to the subscription. */
  readonly confirmed: Resolvable;
}

/** Who listens to what, over any number of connections. */
export class Subscriptions {
  readonly #entries = new Map<SocketTopic, TopicEntry>();

  get topics(): SocketTopic[] {
    return [...this.#entries.keys()];
  }

  confirmation(topic: SocketTopic): Resolvable | undefined {
    return this.#entries.get(topic)?.confirmed;
  }

  /** Answers whether the topic is new. */
  add(topic: SocketTopic, listener: Listener): boolean {
    const entry = this.#entries.get(topic);
    if (entry) entry.listeners.add(listener);
    else this.#entries.set(topic, { listeners: new Set([listener]), confirmed: createResolvable() });
    return !entry;
  }

  /** Answers whether nobody listens to the topic any more. */
  remove(topic: SocketTopic, listener: Listener): boolean {
    const entry = this.#entries.get(topic);
    if (!entry?.listeners.delete(listener) || entry.listeners.size > 0) return false;
    return this.#entries.delete(topic);
  }

  deliver(event: { readonly topic: string }): void {
    // A topic of a newer server has no listeners; neither has `__proto__`.
    for (const listener of this.#entries.get(event.topic as SocketTopic)?.listeners ?? [])
      listener(event as never);
  }

  /** The socket has ended: what was not confirmed never will be. */
  fail(reason: unknown): void {
    for (const { confirmed } of this.#entries.values()) confirmed.reject(reason);
  }
}
