import type { Server } from 'node:http';
import { setTimeout as delay, setImmediate as eventLoopTurn } from 'node:timers/promises';

/** From this number of concurrent requests on, some wait for the processor. */
const busyFrom = 4;
/** Pause after each piece of background work, as a multiple of the time the piece took. */
const leftToRequests = 1;

/**
 * Counts the requests in progress. Long background work calls `yieldToRequests` after each piece: while the server is
 * busy, the work runs at half speed so that answers stay quick. It always yields one turn of the event loop:
 * queries of the embedded store resolve without one, so new requests would not even be read.
 */
export class RequestGauge {
  #open = 0;

  watch(server: Server): void {
    server.on('request', (_request, response) => {
      this.#open += 1;
      response.once('close', () => {
        this.#open -= 1;
      });
    });
  }

  get isBusy(): boolean {
    return this.#open >= busyFrom;
  }

  async yieldToRequests(workedMs: number): Promise<void> {
    await (this.isBusy ? delay(workedMs * leftToRequests) : eventLoopTurn());
  }
}
