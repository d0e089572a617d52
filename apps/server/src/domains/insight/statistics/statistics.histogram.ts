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

/** "No time": more than the step of any that lies between two timestamps of the store. */
export const noStep = 2047;

/**
 * How many times fell into which step. Percentiles come from it to within one per cent: sorting a million exact times
 * once for every group would take seconds.
 */
export class Histogram {
  readonly #counts = new Uint32Array(noStep + 1);

  add(step: number): void {
    // Every step has its place; a number is never undefined, as the compiler must believe.
    (this.#counts[step] as number) += 1;
  }

  addAll(other: Histogram): void {
    for (let step = 0; step <= noStep; step += 1)
      (this.#counts[step] as number) += other.#counts[step] as number;
  }

  clear(): void {
    this.#counts.fill(0);
  }

  /** The time that this share of all took at most; null where there is none. */
  percentileMs(share: number): number | null {
    const times = this.#counts.subarray(0, noStep);
    const total = times.reduce((sum, count) => sum + count, 0);
    if (total === 0) return null;
    let left = Math.max(1, Math.ceil(total * share));
    const found = times.findIndex((count) => {
      left -= count;
      return left <= 0;
    });
    return Math.round(millisOfStep(found));
  }
}
