import type { Clock } from '../kit/clock.ts';

/** A clock that moves only when told. */
export class TestClock implements Clock {
  #now: number;

  constructor(start = '2026-11-20T04:00:00.000Z') {
    this.#now = Date.parse(start);
  }

  now(): Date {
    return new Date(this.#now);
  }

  advance(ms: number): void {
    this.#now += ms;
  }
}
