import { describe, expect, it } from 'vitest';
import type { ResourceRow } from './resources.labels.ts';
import { limitInput, limitRefusal, readLimit, writeLimit } from './resources.limits.ts';

const row = {
  id: '0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01',
  kind: 'upi',
  name: 'North 07',
  supplierId: '0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02',
  currency: 'INR',
  vpa: 'north@examplebank',
  minAmountMinor: 10_000,
  maxAmountMinor: 5_000_000,
  dailyLimitMinor: 100_000_000,
  concurrencyLimit: null,
  weight: 10,
  floatMode: 'none',
  products: [],
} as unknown as ResourceRow;
const daily = (value: number | null | undefined, currency: 'INR' | 'CNY' = 'INR') =>
  writeLimit({ name: 'dailyLimitMinor', currency, value });

it('keeps a limit, no limit and a missing one as text', () => {
  for (const value of [0, 12_345, null, undefined])
    expect(readLimit(daily(value))).toEqual({ name: 'dailyLimitMinor', currency: 'INR', value });
});

describe('one limit for many accounts', () => {
  it('changes only that limit', () => {
    expect(limitInput(row, daily(200_000_000))).toEqual({ resourceId: row.id, dailyLimitMinor: 200_000_000 });
    expect(limitInput(row, daily(null))).toEqual({ resourceId: row.id, dailyLimitMinor: null });
  });

  it('skips accounts in another currency, and those that have it already', () => {
    expect(limitRefusal(row, daily(1_000_000, 'CNY'))).toBe('otherCurrency');
    expect(limitRefusal(row, daily(100_000_000))).toBe('sameLimit');
    expect(limitRefusal(row, daily(200_000_000))).toBeUndefined();
    const weight = writeLimit({ name: 'weight', currency: 'CNY', value: 20 });
    expect(limitRefusal(row, weight)).toBeUndefined();
  });

  it('skips accounts whose other limits contradict it, by the rules of the server', () => {
    expect(limitRefusal(row, daily(9_999))).toBe('tooSmall');
    const minimum = writeLimit({ name: 'minAmountMinor', currency: 'INR', value: 6_000_000 });
    expect(limitRefusal(row, minimum)).toBe('minimumAboveMaximum');
  });
});
