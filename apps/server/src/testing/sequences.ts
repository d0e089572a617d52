import fc from 'fast-check';
import { expect } from 'vitest';
import { testStoreKind } from './test-store.ts';

/**
 * How many sequences of commands each model test runs in a normal run: ledger, collections and payouts
 * together at least 10,000, plus those of allocation. A sequence is one scenario: it starts from a fresh
 * state and takes several steps through the real services on the real store, compared with a model in memory.
 * The embedded store is several times slower, so most run on PostgreSQL.
 */
export const sequencesOn = {
  postgres: { ledger: 2_000, collections: 4_750, payouts: 2_200, allocation: 120 },
  embedded: { ledger: 700, collections: 220, payouts: 180, allocation: 40 },
} as const;

export type Machine = keyof (typeof sequencesOn)['postgres'];

/** `MODEL_SEQUENCES=100000` for a run overnight. */
export function sequencesOf(machine: Machine): number {
  return Number(process.env.MODEL_SEQUENCES ?? sequencesOn[testStoreKind][machine]);
}

// Several run concurrently, so that neither this process nor PostgreSQL idles.
const lanesAtOnce = testStoreKind === 'postgres' ? 4 : 1;

/**
 * Runs the sequences and reports their number. A failure names seed and path; `MODEL_SEED=<seed>` repeats
 * only that lane.
 */
export async function runSequences<Plan>(
  machine: Machine,
  plans: fc.Arbitrary<Plan>,
  play: (plan: Plan, lane: number) => Promise<void>,
  { lanes = lanesAtOnce }: { readonly lanes?: number } = {},
): Promise<void> {
  const given = process.env.MODEL_SEED === undefined ? undefined : Number(process.env.MODEL_SEED);
  const firstSeed = given ?? Math.floor(Math.random() * 2 ** 31);
  const laneCount = given === undefined ? lanes : 1;
  const numRuns = Math.ceil(sequencesOf(machine) / lanes);
  const startedAt = performance.now();
  let played = 0;
  await Promise.all(
    Array.from({ length: laneCount }, (_, lane) => {
      const property = fc.asyncProperty(plans, async (plan) => {
        await play(plan, lane);
        played += 1;
      });
      return fc.assert(property, { seed: firstSeed + lane, numRuns });
    }),
  );
  expect(played).toBe(numRuns * laneCount);
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  // `npm test` shows such lines of passing stages.
  process.stdout.write(
    `note: ${played} sequences of ${machine} on ${testStoreKind}, seed ${firstSeed}, ${seconds} s\n`,
  );
}
