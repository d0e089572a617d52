import type { Queryable, Store } from '../../../db/connection.ts';
import { TasksUnderWay } from '../../../kit/jobs/tasks-under-way.ts';
import type { FanoutEvent } from '../../../kit/live/fanout.ts';
import type { TakenAttempt } from './attempt-leases.service.ts';
import type { GatewayParts } from './gateways.types.ts';

/** What a worker does for the orders of one direction. */
export interface DirectedWork<Todo extends string> {
  /** Gateways with something to do. */
  readonly find: (db: Queryable, now: Date) => Promise<readonly string[]>;
  /** Leases work of a gateway. */
  readonly take: (
    store: Store,
    gatewayId: string,
    now: Date,
  ) => Promise<{ readonly taken: readonly TakenAttempt<Todo>[]; readonly events: readonly FanoutEvent[] }>;
  /** Takes the next step of an attempt, and stores it. */
  readonly run: (parts: GatewayParts, work: TakenAttempt<Todo>) => Promise<unknown>;
}

/**
 * Sends orders to gateways and asks for their outcomes. A turn leases work and starts it without waiting for the
 * gateways; any number of processes may run it. Whatever is left of a process that died is due when its lease ends.
 */
export class AttemptWorker<Todo extends string> {
  readonly #parts: GatewayParts;
  readonly #work: DirectedWork<Todo>;
  readonly #tasks = new TasksUnderWay();
  #isStopped = false;

  constructor(parts: GatewayParts, work: DirectedWork<Todo>) {
    this.#parts = parts;
    this.#work = work;
  }

  /** Called whenever a run has ended and its place is free. */
  onFreed(listener: () => void): void {
    this.#tasks.onFreed(listener);
  }

  /** Leases and starts what is due, up to the limits of the gateways. Returns how many. */
  async turn(): Promise<number> {
    if (this.#isStopped) return 0;
    const { store, clock } = this.#parts;
    let started = 0;
    for (const gatewayId of await this.#work.find(store.db, clock.now())) {
      const { taken, events } = await this.#work.take(store, gatewayId, clock.now());
      this.#parts.publish(events);
      for (const work of taken) this.#start(work);
      started += taken.length;
    }
    return started;
  }

  /** Resolves when every run has ended and is stored. */
  idle(): Promise<void> {
    return this.#tasks.idle();
  }

  /** Starts no more, waits for what is on its way, and ends the sandbox. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.idle();
    await this.#parts.sandbox.close();
  }

  #start(work: TakenAttempt<Todo>): void {
    const { orderId } = work.attempt;
    this.#tasks.start(this.#work.run(this.#parts, work), (error) => {
      // Not stored: the attempt is due again when its lease ends.
      this.#parts.log.error({ error, orderId }, 'the run of a pay script was not stored');
    });
  }
}
