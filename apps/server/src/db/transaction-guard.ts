import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Inside a transaction every query must go through the transaction's own handle. The outer one would
 * wait for ever on the embedded store (it has a single connection) and would silently work outside the
 * transaction on PostgreSQL, so both refuse it.
 */
export class TransactionGuard {
  readonly #storage = new AsyncLocalStorage<{ open: boolean }>();

  assertOutside(): void {
    if (this.#storage.getStore()?.open) {
      throw new Error(
        'The store was used directly inside a transaction. Pass the transaction (`tx`, or `context.db`) to whatever runs this query.',
      );
    }
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    // Timers and promises started by the work may outlive it; they are outside again once it is closed.
    const marker = { open: true };
    try {
      return await this.#storage.run(marker, work);
    } finally {
      marker.open = false;
    }
  }
}
