import { type SQL, sql } from 'drizzle-orm';

/** Steps of a natural logarithm: each covers a time two per cent longer than the one before. */
const stepsPerUnit = 50;

/** The step that a time in milliseconds falls into, as a column. Null stays null; what is below nothing is nothing. */
export const stepOfMillis = (millis: SQL): SQL =>
  sql`floor(ln(greatest((${millis})::float8, 0) + 1) * ${sql.raw(String(stepsPerUnit))})::int`;

const millisOfStep = (step: number): number => Math.exp((step + 0.5) / stepsPerUnit) - 1;

/**
 * How many times fell into which step. Percentiles come from it to within one per cent: sorting a million exact times
 * once for every group would take seconds.
 */
export class Histogram {
  readonly #counts = new Map<number, number>();
  #total = 0;

  add(step: number, count: number): void {
    this.#counts.set(step, (this.#counts.get(step) ?? 0) + count);
    this.#total += count;
  }

  /** The time that this share of all took at most; null where there is none. */
  percentileMs(share: number): number | null {
    let left = Math.max(1, Math.ceil(this.#total * share));
    for (const [step, count] of [...this.#counts].toSorted(([a], [b]) => a - b)) {
      left -= count;
      if (left <= 0) return Math.round(millisOfStep(step));
    }
    return null;
  }
}
