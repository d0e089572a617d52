import { busyness, type DayShape, gapOf } from './plan/pace.ts';
import type { Timers } from './timers.ts';

/** After the machine has slept, at most this much time is caught up. */
const mostBehindMs = 5_000;
/** How often the hourly rate is checked again. */
const lookAgainMs = 60_000;
const minuteMs = 60_000;

interface OrderClockOptions {
  readonly seed: number;
  readonly shape: DayShape;
  readonly timers: Timers;
  readonly onDue: (index: number) => void;
}

/** Schedules the next order. The rate can change at any time: the rest of the current gap is scaled. */
export class OrderClock {
  readonly #options: OrderClockOptions;
  #ordersPerMinute = 0;
  #index = 0;
  /** Elapsed part of the current gap at `#since`, in mean gaps. */
  #passed = 0;
  #since = Date.now();
  #takeBack: () => void = () => undefined;

  constructor(options: OrderClockOptions) {
    this.#options = options;
  }

  /** @param ordersPerMinute 0: no orders */
  set(ordersPerMinute: number): void {
    if (ordersPerMinute === this.#ordersPerMinute) return;
    this.#advance();
    this.#ordersPerMinute = ordersPerMinute;
    this.#arm();
  }

  #advance(): void {
    const now = Date.now();
    const sinceMs = Math.min(now - this.#since, mostBehindMs + lookAgainMs);
    this.#passed += (sinceMs * this.#perMinute(now)) / minuteMs;
    this.#since = now;
  }

  #perMinute(atMs: number): number {
    return this.#ordersPerMinute * busyness(this.#options.shape, atMs);
  }

  #arm(): void {
    this.#takeBack();
    const perMinute = this.#perMinute(this.#since);
    if (perMinute === 0) return;
    const leftMs = ((gapOf(this.#options.seed, this.#index) - this.#passed) * minuteMs) / perMinute;
    this.#takeBack = this.#options.timers.after(Math.min(Math.max(leftMs, 0), lookAgainMs), () =>
      this.#turn(),
    );
  }

  #turn(): void {
    this.#advance();
    const { seed, onDue } = this.#options;
    for (let gap = gapOf(seed, this.#index); gap <= this.#passed; gap = gapOf(seed, this.#index)) {
      this.#passed -= gap;
      onDue(this.#index);
      this.#index += 1;
    }
    this.#arm();
  }
}
