import { TasksUnderWay } from '../../../kit/jobs/tasks-under-way.ts';
import { gatewaysWithWork, type TakenAttempt, takeWork } from './gateway-queue.ts';
import { abandonAttempt, askGateway } from './gateway-runs.ts';
import type { GatewayParts } from './gateways.types.ts';

/**
 * Sends payouts by gateways and asks for their outcomes. A run leases work and starts it without waiting for the
 * gateways; any number of processes may run it. A payout is sent by the process that has committed its attempt, and
 * never again: whatever is left of a process that died is asked about.
 */
export class GatewayWorker {
  readonly #parts: GatewayParts;
  readonly #tasks = new TasksUnderWay();
  #isStopped = false;

  constructor(parts: GatewayParts) {
    this.#parts = parts;
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
    for (const gatewayId of await gatewaysWithWork(store.db, clock.now())) {
      const { taken, events } = await takeWork(store, gatewayId, clock.now());
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

  #start(work: TakenAttempt): void {
    const { attempt } = work;
    const step =
      work.todo === 'abandon'
        ? abandonAttempt(this.#parts, work)
        : askGateway(this.#parts, work, work.todo, { trigger: 'worker' });
    this.#tasks.start(step, (error) => {
      // Not stored: the attempt is due again when its lease ends, and is then asked about, not sent.
      this.#parts.log.error({ error, orderId: attempt.orderId }, 'the run of a pay script was not stored');
    });
  }
}
