import { vi } from 'vitest';
import { testStoreKind } from './test-store.ts';

/** Rounds of each race that can corrupt money in a normal run. Each round has fifty concurrent contenders. */
const provenRounds = 200;

/**
 * How many rounds a race runs on each store; `RACE_ROUNDS` overrides all. `usual` is for races that repeat,
 * in whole calls, what a cheaper race has proven. The embedded store runs one transaction at a time, so there
 * only the order of the fifty differs. The test timeout of the calling file is set to match.
 */
export function raceRounds(usual?: { readonly postgres: number; readonly embedded: number }): number {
  vi.setConfig({ testTimeout: 3_600_000 });
  return Number(process.env.RACE_ROUNDS ?? usual?.[testStoreKind] ?? provenRounds);
}

/** Runs a race this many times and reports the time. `npm test` shows such lines of passing stages. */
export async function playRounds(
  what: string,
  rounds: number,
  play: (round: number) => Promise<void>,
): Promise<void> {
  const startedAt = performance.now();
  for (let round = 0; round < rounds; round += 1) await play(round);
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  process.stdout.write(`note: ${rounds} rounds of ${what} on ${testStoreKind}, ${seconds} s\n`);
}

/**
 * Whether a contender got no connection in time, as on an overloaded machine. It has changed nothing, and its
 * caller retries.
 */
export function foundNoConnection(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (/timeout exceeded when trying to connect/.test(cause.message)) return true;
  }
  return false;
}
