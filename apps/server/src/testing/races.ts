import { vi } from 'vitest';
import { testStoreKind } from './test-store.ts';

/** What a normal run plays of each race that can go wrong with money; fifty who want the same at one moment, each time. */
const provenRounds = 200;

/**
 * How often a race is run, on either store; `RACE_ROUNDS` says another number for all. `usual` is for those that repeat in
 * whole calls what a cheaper race has proven. The embedded store runs one transaction at a time: there it is the order of
 * the fifty that differs. The file that asks gets the time that this takes.
 */
export function raceRounds(usual?: { readonly postgres: number; readonly embedded: number }): number {
  vi.setConfig({ testTimeout: 3_600_000 });
  return Number(process.env.RACE_ROUNDS ?? usual?.[testStoreKind] ?? provenRounds);
}

/** Runs a race so often, and says how long that took: `npm test` shows such lines of the stages that pass. */
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
 * Whether a contender found no connection within its time, as on a machine with too much to do: it has done nothing, and
 * whoever stands behind it tries again.
 */
export function foundNoConnection(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (/timeout exceeded when trying to connect/.test(cause.message)) return true;
  }
  return false;
}
