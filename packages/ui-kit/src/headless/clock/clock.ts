/** One shared clock for all relative times on screen. */
export interface Clock {
  /**
   * Time of the last tick in milliseconds. It is constant between ticks, so all times in one render agree.
   */
  now(): number;
  /** Ticks while there are listeners. */
  subscribe(listener: () => void): () => void;
}

export interface ClockSettings {
  readonly everyMs: number;
  readonly read?: () => number;
}

/** Starts with the first listener and stops with the last, so a page without relative times runs no timer. */
export function createClock({ everyMs, read = Date.now }: ClockSettings): Clock {
  const listeners = new Set<() => void>();
  let time = read();
  let timer: ReturnType<typeof setInterval> | undefined;
  const tick = () => {
    time = read();
    for (const listener of listeners) listener();
  };
  return {
    // Without listeners the clock does not tick, so read the current time.
    now: () => {
      if (timer === undefined) time = read();
      return time;
    },
    subscribe(listener) {
      if (timer === undefined) {
        time = read();
        timer = setInterval(tick, everyMs);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
}
