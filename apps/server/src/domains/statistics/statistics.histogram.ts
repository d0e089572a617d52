import { type SQL, sql } from 'drizzle-orm';

/** Steps of a natural logarithm: each covers a time two per cent longer than the one before. */
const stepsPerUnit = 50;

/**
 * The step that a time in milliseconds falls into, as a column. Null stays null, which `greatest` would not leave it; what
 * is below nothing is nothing.
 */
export const stepOfMillis = (millis: SQL): SQL =>
  sql`floor(ln(case when ${millis} < 0 then 0 else ${millis} end::float8 + 1) * ${sql.raw(String(stepsPerUnit))})::int`;

const millisOfStep = (step: number): number => Math.exp((step + 0.5) / stepsPerUnit) - 1;

/**
 * How many times fell into which step. Percentiles come from it to within one per cent: sorting a million exact times
 * once for every group would take seconds.
 */
export class Histogram {
  #counts = new Uint32Array(256);
  #total = 0;

  add(step: number): void {
    if (step >= this.#counts.length) this.#growTo(step);
    this.#counts[step] = (this.#counts[step] ?? 0) + 1;
    this.#total += 1;
  }

  #growTo(step: number): void {
    const larger = new Uint32Array(2 ** Math.ceil(Math.log2(step + 1)));
    larger.set(this.#counts);
    this.#counts = larger;
  }

  /** The time that this share of all took at most; null where there is none. */
  percentileMs(share: number): number | null {
    if (this.#total === 0) return null;
    let left = Math.max(1, Math.ceil(this.#total * share));
    const found = this.#counts.findIndex((count) => {
      left -= count;
      return left <= 0;
    });
    return Math.round(millisOfStep(found));
  }
}
