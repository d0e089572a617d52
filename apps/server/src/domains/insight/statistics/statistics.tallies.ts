import { hourMs } from './statistics.hours.ts';
import { endedOfOutcome, paidOfOutcome } from './statistics.performance-codes.ts';

/** How many orders have ended, and how many of them were paid. */
export type Tally = { readonly ended: number; readonly paid: number };
export type HourTally = Tally & { readonly at: Date };

export const sumOf = (tallies: readonly Tally[]): Tally => ({
  ended: tallies.reduce((sum, { ended }) => sum + ended, 0),
  paid: tallies.reduce((sum, { paid }) => sum + paid, 0),
});

const hoursOfDay = 24;

/** The orders of one day: for each hour two numbers, how many have ended, and how many of them were paid. */
export class DayTally {
  readonly #counts = new Uint32Array(2 * hoursOfDay);

  add(hour: number, outcome: number, count: number): void {
    // Every outcome and every hour has an element, so the casts from `number | undefined` are safe.
    (this.#counts[2 * hour] as number) += count * (endedOfOutcome[outcome] as number);
    (this.#counts[2 * hour + 1] as number) += count * (paidOfOutcome[outcome] as number);
  }

  total(): Tally {
    let [ended, paid] = [0, 0];
    for (let at = 0; at < this.#counts.length; at += 2) {
      ended += this.#counts[at] as number;
      paid += this.#counts[at + 1] as number;
    }
    return { ended, paid };
  }

  hours(midnight: number): HourTally[] {
    return Array.from({ length: hoursOfDay }, (_, hour) => ({
      at: new Date(midnight + hour * hourMs),
      ended: this.#counts[2 * hour] as number,
      paid: this.#counts[2 * hour + 1] as number,
    }));
  }
}

/** The orders of one product at one supplier. */
export class PairTally {
  readonly productId: number;
  readonly supplierId: string | null;
  readonly #days = new Map<number, DayTally>();

  constructor(productId: number, supplierId: string | null) {
    this.productId = productId;
    this.supplierId = supplierId;
  }

  dayFrom(midnight: number): DayTally {
    const known = this.#days.get(midnight);
    if (known) return known;
    const day = new DayTally();
    this.#days.set(midnight, day);
    return day;
  }

  /** The hours with orders that have ended, in order. */
  hours(): HourTally[] {
    return [...this.#days]
      .flatMap(([midnight, day]) => day.hours(midnight))
      .filter(({ ended }) => ended > 0)
      .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  }

  total(): Tally {
    return sumOf([...this.#days.values()].map((day) => day.total()));
  }
}

/** The orders of a span by product and supplier. */
export class Tallies {
  readonly #pairs = new Map<string, PairTally>();

  of(productId: number, supplierId: string | null): PairTally {
    const key = `${productId} ${supplierId}`;
    const known = this.#pairs.get(key);
    if (known) return known;
    const pair = new PairTally(productId, supplierId);
    this.#pairs.set(key, pair);
    return pair;
  }

  pairs(): PairTally[] {
    return [...this.#pairs.values()];
  }
}
