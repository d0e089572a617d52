/**
 * An event for other parts of the platform, in this process or another. It carries ids only: each listener
 * reads the rows with its own permissions.
 */
export interface FanoutEvent {
  readonly topic: FanoutTopic;
  /** For example `order.created`, `session.revoked`, `setting.changed`. */
  readonly type: string;
  readonly id: string;
  /** Tenants the event belongs to. The hub sends it only to them and to roles that see everything. */
  readonly merchantId?: string;
  readonly supplierId?: string;
  /** All suppliers get the event, for example a payout that waits for any of them. */
  readonly allSuppliers?: true;
  /** Only this user gets the event, whatever other users may see. */
  readonly userId?: string;
  /** The event queues no callback to the merchant, so the delivery job is not woken. */
  readonly withoutCallback?: true;
}

/** The first eight are websocket topics. The rest stay inside the server. */
type FanoutTopic =
  | 'orders'
  | 'payouts'
  | 'messages'
  | 'callbacks'
  | 'statements'
  | 'accounts'
  | 'findings'
  | 'system'
  | 'session'
  | 'settings'
  | 'rules';

export interface FanoutListener {
  onEvent(event: FanoutEvent): void;
  /** Events can be missed from now on, until `onGap`. */
  onLost?(): void;
  /** Events may have been missed because the connection to PostgreSQL was lost. Drop cached data. */
  onGap?(): void;
}

/** How long `settled` waits for a process that does not answer. */
export const settleWithinMs = 2_000;

/**
 * Publish/subscribe between processes. Delivery is at most once and not durable: it makes updates fast, and
 * correctness must not depend on it. A cache of data that must not be used after a change expires within
 * `settleWithinMs`, and the code that changes the data waits for `settled`.
 */
export interface Fanout {
  /** Call only after the commit. Never throws. Delivery to other processes is coalesced. */
  publish(events: readonly FanoutEvent[]): void;
  /**
   * Resolves when every process has handled the events published here before, at the latest after
   * `settleWithinMs` (a process can hang or be cut off). Never throws.
   */
  settled(): Promise<void>;
  /** @returns a function that unsubscribes */
  subscribe(listener: FanoutListener): () => void;
  close(): Promise<void>;
}

/** Delivers within this process only. The embedded store needs no more. */
export class LocalFanout implements Fanout {
  readonly #listeners = new Set<FanoutListener>();
  readonly #onListenerError: (error: unknown) => void;

  constructor(onListenerError: (error: unknown) => void) {
    this.#onListenerError = onListenerError;
  }

  publish(events: readonly FanoutEvent[]): void {
    for (const event of events) {
      this.#each((listener) => listener.onEvent(event));
    }
  }

  /** Listeners have handled an event when `publish` returns, and there is no other process. */
  async settled(): Promise<void> {}

  /** Tells every listener that events can be missed from now on. */
  announceLoss(): void {
    this.#each((listener) => listener.onLost?.());
  }

  /** Tells every listener that events may have been missed. */
  announceGap(): void {
    this.#each((listener) => listener.onGap?.());
  }

  subscribe(listener: FanoutListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async close(): Promise<void> {
    this.#listeners.clear();
  }

  #each(call: (listener: FanoutListener) => void): void {
    for (const listener of this.#listeners) {
      try {
        call(listener);
      } catch (error) {
        this.#onListenerError(error);
      }
    }
  }
}
