import { type SQL, sql } from 'drizzle-orm';

/** Steps of the natural logarithm: each covers durations two per cent longer than the previous step. */
const stepsPerUnit = 50;

/**
 * SQL for the step of a duration in milliseconds. Null stays null, which `greatest` alone would not keep;
 * negative values count as zero.
 */
export const stepOfMillis = (millis: SQL): SQL =>
  sql`floor(ln(case when ${millis} < 0 then 0 else ${millis} end::float8 + 1) * ${sql.raw(String(stepsPerUnit))})::int`;

const millisOfStep = (step: number): number => Math.exp((step + 0.5) / stepsPerUnit) - 1;

/** "No duration": higher than the step of any duration between two timestamps of the database. */
export const noStep = 2047;

/**
 * Number of durations per step. Gives percentiles within one per cent; sorting a million exact durations once
 * per group would take seconds.
 */
export class Histogram {
  /** `noStep` has an element too, which nothing reads: that costs less than a condition. */
  readonly #counts = new Uint32Array(noStep + 1);

  // Every step has an element, so the casts from `number | undefined` are safe.
  /** Called for every order of a profile. */
  add(step: number, count = 1): void {
    (this.#counts[step] as number) += count;
  }

  addAll(other: Histogram): void {
    const end = other.#end();
    for (let step = 0; step < end; step += 1) (this.#counts[step] as number) += other.#counts[step] as number;
  }

  clear(): void {
    this.#counts.fill(0);
  }

  /** One more than the highest step with a duration: most are minutes, in the lowest fifth of the steps. */
  #end(): number {
    let end = noStep;
    while (end > 0 && this.#counts[end - 1] === 0) end -= 1;
    return end;
  }

  /** The duration that this share of all durations does not exceed; null when there are none. */
  percentileMs(share: number): number | null {
    let total = 0;
    const end = this.#end();
    for (let step = 0; step < end; step += 1) total += this.#counts[step] as number;
    if (total === 0) return null;
    let left = Math.max(1, Math.ceil(total * share));
    let found = -1;
    while (left > 0) left -= this.#counts[++found] as number;
    return Math.round(millisOfStep(found));
  }
}
