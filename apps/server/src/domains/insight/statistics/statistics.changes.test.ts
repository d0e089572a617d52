import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contributionOf, turnOf } from './statistics.changes.ts';
import type { HourTally, Tally } from './statistics.tallies.ts';

const tally = fc
  .record({ ended: fc.nat({ max: 200 }), share: fc.nat({ max: 100 }) })
  .map(({ ended, share }): Tally => ({ ended, paid: Math.floor((ended * share) / 100) }));

const sumOf = (tallies: readonly Tally[]): Tally => ({
  ended: tallies.reduce((sum, one) => sum + one.ended, 0),
  paid: tallies.reduce((sum, one) => sum + one.paid, 0),
});

it('the contributions of all groups add up to the change of the total rate', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ now: tally, before: tally }), { minLength: 1, maxLength: 12 }),
      (groups) => {
        const total = {
          now: sumOf(groups.map(({ now }) => now)),
          before: sumOf(groups.map(({ before }) => before)),
        };
        fc.pre(total.now.ended > 0 && total.before.ended > 0);
        const change = total.now.paid / total.now.ended - total.before.paid / total.before.ended;
        const parts = groups.reduce((sum, group) => sum + contributionOf(group, total), 0);
        expect(parts).toBeCloseTo(change, 9);
      },
    ),
  );
});

const hours = (...rates: readonly number[]): HourTally[] =>
  rates.map((rate, index) => ({
    at: new Date(Date.UTC(2026, 10, 20, index)),
    ended: 100,
    paid: Math.round(rate * 100),
  }));

it('finds the hour from which a rate fell or rose', () => {
  expect(turnOf(hours(0.6, 0.62, 0.6, 0.3, 0.35, 0.3), 0.6, true)).toBe(3);
  expect(turnOf(hours(0.6, 0.58, 0.9, 0.95), 0.6, false)).toBe(2);
});

it('begins with the first hour when all of them differ', () => {
  expect(turnOf(hours(0.2, 0.3, 0.2), 0.6, true)).toBe(0);
  expect(turnOf(hours(0.2), 0.6, true)).toBe(0);
  expect(turnOf([], 0.6, true)).toBe(0);
});
