import { describe, expect, it } from 'vitest';
import { refusalOf, sumOf } from './split.model.ts';

const of = (...amounts: number[]) => amounts.map((amountMinor) => ({ amountMinor }));
const words = { kind: '', note: '', reason: 'Together' };
const explained = { ...words, kind: 'bankFee', note: 'Kept 2' };

describe('the sum of a choice', () => {
  it('is records less orders, and the order that asks the most carries it', () => {
    expect(sumOf(of(508), of(200, 310))).toMatchObject({ residueMinor: -2, carrier: 1 });
    expect(sumOf(of(508), [])).toMatchObject({ recordedMinor: 508, residueMinor: 508, carrier: -1 });
  });
});

describe('a choice is refused', () => {
  it('unless one side is single and the other is not', () => {
    expect(refusalOf(of(500), of(500), words, 10)).toBe('shape');
    expect(refusalOf(of(200, 300), of(200, 300), words, 10)).toBe('shape');
    expect(refusalOf(of(500), of(200, 300), words, 10)).toBeUndefined();
    expect(refusalOf(of(200, 300), of(500), words, 10)).toBeUndefined();
  });

  it('above the tolerance, and without a fitting explanation of the residue', () => {
    expect(refusalOf(of(489), of(200, 300), explained, 10)).toBe('tolerance');
    expect(refusalOf(of(498), of(200, 300), words, 10)).toBe('residue');
    expect(refusalOf(of(502), of(200, 300), explained, 10)).toBe('residue');
    expect(refusalOf(of(498), of(200, 300), explained, 10)).toBeUndefined();
  });

  it('without a reason', () => {
    expect(refusalOf(of(500), of(200, 300), { ...words, reason: ' ' }, 10)).toBe('reason');
  });
});
