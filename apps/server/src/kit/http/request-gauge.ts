import type { Server } from 'node:http';
import { setTimeout as delay, setImmediate as eventLoopTurn } from 'node:timers/promises';

/** From so many requests at a time on, somebody waits for the processor. */
const busyFrom = 4;
/** For the time that work beside them has taken, how many times as long is left to them. */
const leftToRequests = 1;

/**
 * How many requests are being answered now. Long work beside the requests asks after each piece of it: while many are
 * waiting, it does half of what it could, so that answers stay quick; a process without requests works on. It always
 * lets the event loop turn once: queries of the embedded store answer without one, and a request that has just arrived
 * would not even be read.
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

  async makeWay(workedMs: number): Promise<void> {
    await (this.isBusy ? delay(workedMs * leftToRequests) : eventLoopTurn());
  }
}
