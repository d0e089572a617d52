import { TasksUnderWay } from '../../../kit/jobs/tasks-under-way.ts';
import { takeChoices } from './choice-queue.ts';
import { type ChoiceParts, chooseProduct } from './choice-runs.ts';

/** Runs at a time in a process. Their processor time together stays far below the wall time that each may take. */
const atOnce = 4;

/**
 * Allocates the orders of dynamic products, each after its script has chosen. Any number of processes may run it. It
 * leases orders and starts them without waiting for the scripts, so orders of other products never wait for one.
 */
export class ChoiceWorker {
  readonly #parts: ChoiceParts;
  readonly #tasks = new TasksUnderWay();
  #isStopped = false;

  constructor(parts: ChoiceParts) {
    this.#parts = parts;
  }

  /** Called whenever an order is done and its place is free. */
  onFreed(listener: () => void): void {
    this.#tasks.onFreed(listener);
  }

  /** Leases and starts orders, as many as there are places. Returns how many. */
  async turn(): Promise<number> {
    const free = atOnce - this.#tasks.size;
    if (this.#isStopped || free <= 0) return 0;
    const { store, clock } = this.#parts;
    const taken = await takeChoices(store.db, clock.now(), free);
    for (const orderId of taken) this.#start(orderId);
    return taken.length;
  }

  /** Resolves when everything that was started is done. */
  idle(): Promise<void> {
    return this.#tasks.idle();
  }

  /** Starts no more, waits for what is on its way, and ends the sandbox. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.idle();
    await this.#parts.sandbox.close();
  }

  #start(orderId: string): void {
    this.#tasks.start(chooseProduct(this.#parts, orderId), (error) => {
      // Tried again when its lease ends.
      this.#parts.log.error({ error, orderId }, 'an order of a dynamic product could not be allocated');
    });
  }
}
