import { busyness, type DayShape, gapOf } from './plan/pace.ts';
import type { Timers } from './timers.ts';

/** A machine that slept does not wake up to an hour's orders. */
const mostBehindMs = 5_000;
/** How soon a day that has become busier is noticed. */
const lookAgainMs = 60_000;
const minuteMs = 60_000;

interface OrderClockOptions {
  readonly seed: number;
  readonly shape: DayShape;
  readonly timers: Timers;
  readonly onDue: (index: number) => void;
}

/** Says when the next order is due. The pace may change at any time: what is left of a gap is stretched or shortened. */
export class OrderClock {
  readonly #options: OrderClockOptions;
  #ordersPerMinute = 0;
  #index = 0;
  /** In mean gaps: how much of the present gap is over, at `#since`. */
  #passed = 0;
  #since = Date.now();
  #takeBack: () => void = () => undefined;

  constructor(options: OrderClockOptions) {
    this.#options = options;
  }

  /** @param ordersPerMinute 0: none come */
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
