/** One ticking clock for everything on screen that tells how long ago something was. */
export interface Clock {
  /** The time as of the last tick, in milliseconds; steady between ticks, so that one picture tells one time. */
  now(): number;
  /** Ticks as long as somebody listens. */
  subscribe(listener: () => void): () => void;
}

export interface ClockSettings {
  readonly everyMs: number;
  readonly read?: () => number;
}

/** Starts with its first listener and stops with its last: a page without times costs nothing. */
export function createClock({ everyMs, read = Date.now }: ClockSettings): Clock {
  const listeners = new Set<() => void>();
  let time = read();
  let timer: ReturnType<typeof setInterval> | undefined;
  const tick = () => {
    time = read();
    for (const listener of listeners) listener();
  };
  return {
    // Nobody has moved a clock that nobody listens to: it is set right before it is read again.
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
