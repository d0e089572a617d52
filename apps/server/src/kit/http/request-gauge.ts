import type { Server } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay, setImmediate as eventLoopTurn } from 'node:timers/promises';

/** From this number of concurrent requests on, some wait for the processor. */
const busyFrom = 4;
/** Below this share of time in use, the event loop has room for background work beside the requests. */
const fullFrom = 0.8;
/** How long one measurement of the event loop counts. */
const measuredForMs = 50;
/** Pause after each piece of background work, as a multiple of the time the piece took. */
const leftToRequests = 1;

/**
 * Counts the requests in progress. Long background work calls `yieldToRequests` after each piece: while the server is
 * busy, the work runs at half speed so that answers stay quick. Requests that only wait for the database do
 * not make the server busy: the event loop must be in use too. Requests of long polls do not count while they
 * wait. It always yields one turn of the event loop: queries of the embedded store resolve without one, so
 * new requests would not even be read.
 */
export class RequestGauge {
  #open = 0;
  #measured = performance.eventLoopUtilization();
  #measuredAt = performance.now();
  #inUse = 0;
  #waiting = (): number => 0;
  readonly #utilization: (() => number) | undefined;

  /** @param utilization share of time the event loop is in use; measured by default */
  constructor(utilization?: () => number) {
    this.#utilization = utilization;
  }

  /** @param waiting requests that are open but only wait for an event */
  watch(server: Server, waiting = this.#waiting): void {
    this.#waiting = waiting;
    server.on('request', (_request, response) => {
      this.#open += 1;
      response.once('close', () => {
        this.#open -= 1;
      });
    });
  }

  get isBusy(): boolean {
    return this.#open - this.#waiting() >= busyFrom && (this.#utilization?.() ?? this.#measure()) >= fullFrom;
  }

  async yieldToRequests(workedMs: number): Promise<void> {
    await (this.isBusy ? delay(workedMs * leftToRequests) : eventLoopTurn());
  }

  #measure(): number {
    const now = performance.now();
    if (now - this.#measuredAt >= measuredForMs) {
      const current = performance.eventLoopUtilization();
      this.#inUse = performance.eventLoopUtilization(current, this.#measured).utilization;
      this.#measured = current;
      this.#measuredAt = now;
    }
    return this.#inUse;
  }
}
