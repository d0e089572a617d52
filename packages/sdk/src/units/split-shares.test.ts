import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { residueKindsOf, splitShares } from './split-shares.ts';

const amounts = fc.array(fc.integer({ min: 1, max: 1_000_000_000 }), { minLength: 1, maxLength: 20 });

describe('the shares of a match of several', () => {
  it('give every minor unit of the records to an order, and the residue to the order that asks the most', () => {
    fc.assert(
      fc.property(amounts, amounts, (records, asked) => {
        const { recordedMinor, askedMinor, residueMinor, carrier, receivedMinor } = splitShares(
          records,
          asked,
        );
        expect(receivedMinor.reduce((sum, amount) => sum + amount, 0)).toBe(recordedMinor);
        expect(recordedMinor - askedMinor).toBe(residueMinor);
        expect(asked[carrier]).toBe(Math.max(...asked));
        for (const [index, amount] of receivedMinor.entries())
          expect(amount - (asked[index] ?? 0)).toBe(index === carrier ? residueMinor : 0);
      }),
    );
  });

  it('are refused for sums that are not exact, and without an order', () => {
    expect(() => splitShares([Number.MAX_SAFE_INTEGER, 1], [1])).toThrow(RangeError);
    expect(() => splitShares([1], [])).toThrow(RangeError);
  });
});

describe('the kinds of a residue', () => {
  it('fit its direction, and there is none for an exact match', () => {
    expect(residueKindsOf(0)).toEqual([]);
    expect(residueKindsOf(-1)).toEqual(['bankFee', 'underpaid', 'rounding', 'other']);
    expect(residueKindsOf(1)).toEqual(['overpaid', 'rounding', 'other']);
  });
});
