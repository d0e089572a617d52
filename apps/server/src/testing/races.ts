import { vi } from 'vitest';
import { testStoreKind } from './test-store.ts';

/**
 * How often a race is run: each with fifty who want the same at one moment. The embedded store runs one transaction at a
 * time, so a few rounds show there that the rules hold. `RACE_ROUNDS=200` for all of them, on either store; the file
 * that asks gets the time that this takes.
 */
export function raceRounds(usual: { readonly postgres: number; readonly embedded: number }): number {
  vi.setConfig({ testTimeout: 3_600_000 });
  return Number(process.env.RACE_ROUNDS ?? usual[testStoreKind]);
}
