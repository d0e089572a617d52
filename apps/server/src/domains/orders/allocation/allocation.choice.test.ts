import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { defaultRules } from '../../../testing/allocation-world.ts';
import {
  type Candidate,
  chooseWeighted,
  dailyUsedOf,
  floatReach,
  freeAmounts,
  refusalsOf,
  type Wanted,
} from './allocation.choice.ts';
import type { CandidateRefusal } from './allocation.types.ts';

const now = new Date('2026-11-20T04:00:00Z');
const open: Candidate = {
  resourceId: 'r',
  supplierId: 's',
  isProxy: false,
  supplierEnabled: true,
  enabled: true,
  worksProduct: true,
  currency: 'INR',
  minAmountMinor: 1_000,
  maxAmountMinor: 100_000,
  dailyLimitMinor: 500_000,
  concurrencyLimit: 3,
  weight: 10,
  floatMode: 'none',
  matchesByAmount: false,
  needsMonitor: false,
  lastHeartbeatAt: null,
  gatewayId: null,
  usdtAddress: null,
  commissionRate: null,
  processingCount: 0,
  reservedMinor: 0,
  paidTodayMinor: 0,
  supplierAvailableMinor: null,
  takenMinor: new Set(),
};
const wanted: Wanted = { amountMinor: 20_000, currency: 'INR', now };
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1_000);

describe('an account is refused for every reason that applies', () => {
  const cases: [string, Partial<Candidate>, CandidateRefusal[]][] = [
    ['no refusal', {}, []],
    ['switched off', { enabled: false }, ['disabled']],
    ['supplier switched off', { supplierEnabled: false }, ['supplierDisabled']],
    ['supplier does not serve the product', { worksProduct: false }, ['productMismatch']],
    ['monitored, never seen', { needsMonitor: true }, ['monitorStale']],
    ['monitored, silent for too long', { needsMonitor: true, lastHeartbeatAt: ago(121) }, ['monitorStale']],
    ['monitored, seen just in time', { needsMonitor: true, lastHeartbeatAt: ago(120) }, []],
    ['not monitored, silent', { lastHeartbeatAt: ago(9_999) }, []],
    ['one below the minimum', { minAmountMinor: 20_001 }, ['belowMinimum']],
    ['exactly the minimum', { minAmountMinor: 20_000 }, []],
    ['one above the maximum', { maxAmountMinor: 19_999 }, ['aboveMaximum']],
    ['exactly the maximum', { maxAmountMinor: 20_000 }, []],
    ['daily limit reached by payments', { paidTodayMinor: 480_001 }, ['dailyLimit']],
    ['daily limit just not reached', { paidTodayMinor: 480_000 }, []],
    [
      'daily limit reached by reservations',
      { reservedMinor: 300_000, paidTodayMinor: 180_001 },
      ['dailyLimit'],
    ],
    ['no daily limit', { dailyLimitMinor: null, paidTodayMinor: 9_000_000 }, []],
    ['concurrency limit reached', { processingCount: 3 }, ['concurrencyLimit']],
    ['one place left', { processingCount: 2 }, []],
    ['any number at a time', { concurrencyLimit: null, processingCount: 999 }, []],
    ['the supplier has not enough', { supplierAvailableMinor: 19_999 }, ['supplierBalance']],
    ['the supplier has just enough', { supplierAvailableMinor: 20_000 }, []],
    ['another order waits for the same amount', { takenMinor: new Set([20_000]) }, ['amountTaken']],
    ['several at once', { enabled: false, processingCount: 3 }, ['disabled', 'concurrencyLimit']],
  ];
  it.each(cases)('%s', (_, changes, refusals) => {
    expect(refusalsOf({ ...open, ...changes }, wanted, defaultRules)).toEqual(refusals);
  });

  it('counts reserved amounts only when the setting says so', () => {
    const busy = { ...open, reservedMinor: 490_000 };
    expect(refusalsOf(busy, wanted, { ...defaultRules, countsReserved: false })).toEqual([]);
    expect(dailyUsedOf(busy, { ...defaultRules, countsReserved: false })).toBe(0);
    expect(dailyUsedOf(busy, defaultRules)).toBe(490_000);
  });
});

describe('the amount to pay', () => {
  const byAmount: Candidate = { ...open, matchesByAmount: true };
  const amounts = (changes: Partial<Candidate>, want: Partial<Wanted> = {}) =>
    freeAmounts({ ...byAmount, ...changes }, { ...wanted, ...want }, defaultRules).sort((a, b) => a - b);

  it('is the order’s amount when a bank reference identifies the order, in any float mode', () => {
    expect(amounts({ matchesByAmount: false, floatMode: 'both' })).toEqual([20_000]);
    expect(amounts({ floatMode: 'none' })).toEqual([20_000]);
  });

  it('floats up, down or both ways in steps that a payer can type', () => {
    expect(amounts({ floatMode: 'up' }).slice(0, 3)).toEqual([20_000, 20_001, 20_002]);
    expect(amounts({ floatMode: 'up' })).toHaveLength(100);
    expect(amounts({ floatMode: 'down' }).at(0)).toBe(19_901);
    expect(amounts({ floatMode: 'both' })).toHaveLength(199);
    const usdt = {
      floatMode: 'up',
      currency: 'USDT',
      maxAmountMinor: 90_000_000,
      dailyLimitMinor: null,
    } as const;
    expect(amounts({ floatMode: 'both', dailyLimitMinor: 20_002 }).at(-1)).toBe(20_002);
    expect(amounts(usdt, { currency: 'USDT', amountMinor: 5_000_000 }).slice(0, 3)).toEqual([
      5_000_000, 5_000_100, 5_000_200,
    ]);
  });

  test('an amount is never outside the limits, reserved, or outside the range that was read', () => {
    const mode = fc.constantFrom('none', 'up', 'down', 'both') as fc.Arbitrary<Candidate['floatMode']>;
    const taken = fc.array(fc.integer({ min: 900, max: 1_300 }));
    fc.assert(
      fc.property(
        mode,
        fc.integer({ min: 1_000, max: 1_200 }),
        taken,
        (floatMode, amountMinor, takenMinor) => {
          const candidate = {
            ...byAmount,
            floatMode,
            takenMinor: new Set(takenMinor),
            maxAmountMinor: 1_200,
          };
          const { lowestMinor, highestMinor } = floatReach({ amountMinor, currency: 'INR' });
          const free = freeAmounts(candidate, { ...wanted, amountMinor }, defaultRules);
          expect(new Set(free).size).toBe(free.length);
          for (const amount of free) {
            expect(amount).toBeGreaterThanOrEqual(Math.max(1_000, lowestMinor));
            expect(amount).toBeLessThanOrEqual(Math.min(1_200, highestMinor));
            expect(takenMinor).not.toContain(amount);
          }
        },
      ),
    );
  });
});

describe('the choice', () => {
  const choices = [{ weight: 1 }, { weight: 0 }, { weight: 3 }];
  it('chooses by weight', () => {
    const chosen = [0, 0.24, 0.25, 0.5, 0.999].map((value) => chooseWeighted(choices, () => value)?.weight);
    expect(chosen).toEqual([1, 1, 3, 3, 3]);
  });
  it('chooses uniformly when no candidate has weight, and none when there is no candidate', () => {
    const idle = [{ weight: 0 }, { weight: 0 }];
    expect(chooseWeighted(idle, () => 0.6)).toBe(idle[1]);
    expect(chooseWeighted([], () => 0.5)).toBeUndefined();
  });
});
