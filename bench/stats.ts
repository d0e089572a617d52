/** Median: a single disturbed run does not move it. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** By nearest rank: the smallest value that at least this share of the values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export interface Contender {
  readonly name: string;
  /** One measurement. */
  readonly measure: () => Promise<number> | number;
}

/**
 * Measures all contenders in alternating rounds and returns the median of each, so that other load on the
 * machine affects all of them alike.
 */
export async function interleave(
  rounds: number,
  contenders: readonly Contender[],
): Promise<Map<string, number>> {
  const results = new Map<string, number[]>(contenders.map(({ name }) => [name, []]));
  // A warm-up round that does not count: code is compiled, caches fill, connections open.
  for (let round = -1; round < rounds; round += 1) {
    for (const { name, measure } of contenders) {
      const value = await measure();
      if (round >= 0) results.get(name)?.push(value);
    }
  }
  return new Map([...results].map(([name, values]) => [name, median(values)]));
}

/** Mean time of one call, in microseconds. */
export async function timePerCallUs(calls: number, call: () => unknown): Promise<number> {
  const startedAt = performance.now();
  for (let index = 0; index < calls; index += 1) {
    const result = call();
    if (result instanceof Promise) await result;
  }
  return ((performance.now() - startedAt) / calls) * 1_000;
}
