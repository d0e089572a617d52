import { expect, it } from 'vitest';
import { sequencesOn } from './sequences.ts';

it('a normal run has 10,000 sequences of ledger, collections and payouts, without those of allocation', () => {
  const own = Object.values(sequencesOn).map(({ allocation: _beside, ...machines }) => machines);
  const played = own.flatMap((machines) => Object.values(machines)).reduce((sum, count) => sum + count, 0);
  expect(played).toBeGreaterThanOrEqual(10_000);
});
