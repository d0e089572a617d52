import { setTimeout as wait } from 'node:timers/promises';

const longestMs = 2_400;

const pauseMs = 150;

export const pause = () => wait(pauseMs);

/**
 * Somebody who looks for work less and less often while there is none: in a large run those who wait in line would
 * otherwise take the processors from those who work.
 */
export class Patience {
  #ms = pauseMs;

  foundWork(): void {
    this.#ms = pauseMs;
  }

  async foundNone(): Promise<void> {
    const ms = this.#ms;
    this.#ms = Math.min(2 * ms, longestMs);
    await wait(ms);
  }
}
