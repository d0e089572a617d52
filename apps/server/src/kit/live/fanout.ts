/**
 * Something happened that other parts of the platform, in this process or another, want to hear of.
 * It carries ids only: whoever listens reads the rows itself, with its own rights.
 */
export interface FanoutEvent {
  readonly topic: FanoutTopic;
  /** What happened, for example `order.created`, `session.revoked`, `setting.changed`. */
  readonly type: string;
  readonly id: string;
  /** Tenants the event belongs to; the hub shows it to nobody else but roles that see all. */
  readonly merchantId?: string;
  readonly supplierId?: string;
  /** Every supplier may hear of it, such as of a payout that waits for one of them. */
  readonly allSuppliers?: true;
  /** It is one user's alone: nobody else hears of it, whatever he may see. */
  readonly userId?: string;
  /** The merchant is told nothing of it: nobody needs to look what waits to be sent. */
  readonly withoutCallback?: true;
}

/** The first six are the topics of the websocket; the rest stay inside the server. */
type FanoutTopic =
  | 'orders'
  | 'payouts'
  | 'messages'
  | 'callbacks'
  | 'statements'
  | 'system'
  | 'session'
  | 'settings';

export interface FanoutListener {
  onEvent(event: FanoutEvent): void;
  /** Events may be missed from now on, until `onGap`. */
  onLost?(): void;
  /** Events may have been missed (the connection to PostgreSQL was lost): drop what was cached. */
  onGap?(): void;
}

/** How long `settled` waits for a process that does not answer. */
export const settleWithinMs = 2_000;

/**
 * Fan-out between processes. Delivery is at most once and not durable: it makes things fast, and
 * nothing may depend on it for being right. Who keeps something in memory that must not be used once it has changed
 * forgets it by itself within `settleWithinMs`, and whoever changes it waits for `settled`.
 */
export interface Fanout {
  /** Call after commit only. Never throws; delivery to other processes is coalesced. */
  publish(events: readonly FanoutEvent[]): void;
  /**
   * Ends once every process has handled what this one published before, and at the latest after `settleWithinMs`, of a
   * process that hangs or was cut off. Never throws.
   */
  settled(): Promise<void>;
  /** Returns the function that unsubscribes. */
  subscribe(listener: FanoutListener): () => void;
  close(): Promise<void>;
}

/** Delivers within this process; the whole fan-out of the embedded store. */
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

  /** Tells every listener that events may be missed from now on. */
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
