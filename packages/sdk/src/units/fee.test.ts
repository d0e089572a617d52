import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feeMinor } from './fee.ts';
import { type MinorUnits, minorUnits } from './money.ts';

describe('fee', () => {
  it.each([
    [10_000, '0.005', 50],
    [12_345, '0.005', 62],
    [100, '0.005', 0],
    [300, '0.005', 2],
    [500, '0.005', 2],
    [700, '0.005', 4],
    [101, '0.005', 1],
    [-300, '0.005', -2],
    [0, '0.005', 0],
    [12_345, '0', 0],
    [12_345, '1', 12_345],
    [12_345, '1.000', 12_345],
    [9_007_199_254_740_991, '0.1', 900_719_925_474_099],
  ])('%d × %s is %d', (amountMinor, rate, fee) => {
    expect(feeMinor(minorUnits(amountMinor), rate)).toBe(fee);
  });

  it('is never more than half a minor unit from the exact product', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.integer({ min: 0, max: 1_000_000 }), (amountMinor, millionths) => {
        const rate = `${Math.floor(millionths / 1_000_000)}.${String(millionths % 1_000_000).padStart(6, '0')}`;
        const exact = BigInt(amountMinor) * BigInt(millionths);
        const error = BigInt(feeMinor(minorUnits(amountMinor), rate)) * 1_000_000n - exact;
        expect(error <= 500_000n && error >= -500_000n).toBe(true);
      }),
    );
  });

  it.each(['', '-0.1', '.5', '5%', '1e-3', '0.1234567890123456789'])('refuses the rate %o', (rate) => {
    expect(() => feeMinor(minorUnits(100), rate)).toThrow(RangeError);
  });

  it('refuses amounts that are not safe integers, and fees that would not be', () => {
    expect(() => feeMinor(0.5 as MinorUnits, '0.1')).toThrow(RangeError);
    expect(() => feeMinor(minorUnits(Number.MAX_SAFE_INTEGER), '2')).toThrow(RangeError);
  });
});
