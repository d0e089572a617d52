import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Inside a transaction every query must use the transaction's handle. The outer handle would wait forever on
 * the embedded store (it has a single connection), and on PostgreSQL would silently work outside the
 * transaction. So both refuse it.
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
    // Timers and promises that the work started can run longer than the transaction. Once it is closed, they
    // count as outside.
    const marker = { open: true };
    try {
      return await this.#storage.run(marker, work);
    } finally {
      marker.open = false;
    }
  }
}
