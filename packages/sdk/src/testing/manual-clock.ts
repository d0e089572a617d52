import type { Clock } from '../runtime/clock.ts';

interface Timer {
  readonly dueMs: number;
  readonly callback: () => void;
}

const defaultNowMs = Date.parse('2026-11-20T04:00:00Z');

/**
 * Creates a clock that moves only when told to, for clients and sockets.
 *
 * @param nowMs Milliseconds since 1970; 2026-11-20 12:00 in the platform's zone by default.
 * @example
 * const clock = createManualClock();
 * const platform = createPlatform({ baseUrl, clock });
 * const answer = platform.orders.latest({}, { timeoutMs: 5_000 });
 * await clock.advance(5_000); // TimeoutError
 */
export function createManualClock(nowMs: number = defaultNowMs): ManualClock {
  return new ManualClock(nowMs);
}

/** Returned by `createManualClock`. */
export class ManualClock implements Clock {
  #nowMs: number;
  readonly #timers = new Set<Timer>();

  constructor(nowMs: number) {
    this.#nowMs = nowMs;
  }

  /** Milliseconds since 1970. */
  now(): number {
    return this.#nowMs;
  }

  /** Calls `callback` once when the clock has moved that far. Returns a function that cancels it. */
  after(delayMs: number, callback: () => void): () => void {
    const timer: Timer = { dueMs: this.#nowMs + delayMs, callback };
    this.#timers.add(timer);
    return () => void this.#timers.delete(timer);
  }

  /** Remaining time of each pending timer, shortest first. */
  get pendingMs(): number[] {
    return [...this.#timers].map((timer) => timer.dueMs - this.#nowMs).sort((a, b) => a - b);
  }

  /** Advances the clock, fires due timers in order, and waits for their effects. */
  async advance(byMs: number): Promise<void> {
    const untilMs = this.#nowMs + byMs;
    for (;;) {
      const next = [...this.#timers]
        .filter((timer) => timer.dueMs <= untilMs)
        .sort((a, b) => a.dueMs - b.dueMs)[0];
      if (!next) break;
      this.#timers.delete(next);
      this.#nowMs = Math.max(this.#nowMs, next.dueMs);
      next.callback();
      await settled();
    }
    this.#nowMs = untilMs;
    await settled();
  }

  /** Advances the clock without firing timers, like a machine that slept: timers fire late. */
  sleepThrough(byMs: number): void {
    this.#nowMs += byMs;
  }
}

/** Waits until every promise that can settle has settled. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
