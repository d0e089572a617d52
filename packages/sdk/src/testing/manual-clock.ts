import type { Clock } from '../runtime/clock.ts';

interface Timer {
  readonly dueMs: number;
  readonly callback: () => void;
}

const defaultNowMs = Date.parse('2026-11-20T04:00:00Z');

/**
 * A clock that stands still until it is told to move, for clients and sockets.
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

/** What `createManualClock` makes. */
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

  /** Calls once when the clock has been moved that far; the answer cancels it. */
  after(delayMs: number, callback: () => void): () => void {
    const timer: Timer = { dueMs: this.#nowMs + delayMs, callback };
    this.#timers.add(timer);
    return () => void this.#timers.delete(timer);
  }

  /** How long from now each pending timer fires, soonest first. */
  get pendingMs(): number[] {
    return [...this.#timers].map((timer) => timer.dueMs - this.#nowMs).sort((a, b) => a - b);
  }

  /** Moves on, firing what falls due in its order, and lets what follows from it happen. */
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

  /** Moves on without firing anything, as for a machine that slept: timers come late. */
  sleepThrough(byMs: number): void {
    this.#nowMs += byMs;
  }
}

/** Lets every promise that can settle do so. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
