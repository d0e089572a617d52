import { expect, it } from 'vitest';
import { sequencesOn } from './sequences.ts';

it('plays ledger, collections and payouts in 10,000 sequences of a normal run, without allocation’s', () => {
  const own = Object.values(sequencesOn).map(({ allocation: _beside, ...machines }) => machines);
  const played = own.flatMap((machines) => Object.values(machines)).reduce((sum, count) => sum + count, 0);
  expect(played).toBeGreaterThanOrEqual(10_000);
});
