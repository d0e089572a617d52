import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Currency,
  currencyDigits,
  formatMoney,
  type MinorUnits,
  type MoneyFormat,
  minorUnits,
  parseMoney,
} from './money.ts';

const currencies = Object.keys(currencyDigits) as Currency[];
const anyCurrency = fc.constantFrom(...currencies);
const anyAmount = fc.maxSafeInteger();
const anyFormat: fc.Arbitrary<MoneyFormat> = fc.record({
  grouping: fc.constantFrom('thousands', 'lakh', 'none'),
  trimZeros: fc.boolean(),
});

describe('money text', () => {
  it.each([
    ['1,234.50', 'INR', 123_450],
    ['12,34,567.5', 'INR', 123_456_750],
    [' 0.01 ', 'CNY', 1],
    ['-1', 'KES', -100],
    ['-0', 'INR', 0],
    ['12.500000', 'USDT', 12_500_000],
    ['1.2300', 'INR', 123],
    ['90071992547409.91', 'INR', Number.MAX_SAFE_INTEGER],
  ] as const)('%o %s is %d minor units', (text, currency, amountMinor) => {
    expect(parseMoney(text, currency)).toEqual({ ok: true, amountMinor });
  });

  it.each([
    ['', 'INR', 'empty'],
    ['   ', 'INR', 'empty'],
    ['0.001', 'INR', 'excessPrecision'],
    ['1.0000001', 'USDT', 'excessPrecision'],
    ['90071992547409.92', 'INR', 'overflow'],
    ['9'.repeat(500), 'INR', 'overflow'],
    ['1,5', 'INR', 'notANumber'],
    ['1,2345', 'INR', 'notANumber'],
    [',123', 'INR', 'notANumber'],
    ['1.', 'INR', 'notANumber'],
    ['.5', 'INR', 'notANumber'],
    ['1e3', 'INR', 'notANumber'],
    ['0x10', 'INR', 'notANumber'],
    ['１２', 'INR', 'notANumber'],
    ['NaN', 'INR', 'notANumber'],
    ['+1', 'INR', 'notANumber'],
    ['x'.repeat(500), 'INR', 'notANumber'],
  ] as const)('%o %s is refused: %s', (text, currency, reason) => {
    expect(parseMoney(text, currency)).toEqual({ ok: false, reason });
  });

  it('parses every text that it formats, in every grouping', () => {
    fc.assert(
      fc.property(anyAmount, anyCurrency, anyFormat, (amountMinor, currency, format) => {
        expect(parseMoney(formatMoney(minorUnits(amountMinor), currency, format), currency)).toEqual({
          ok: true,
          amountMinor,
        });
      }),
    );
  });

  it('never rounds: one extra non-zero digit is refused', () => {
    fc.assert(
      fc.property(fc.nat(), anyCurrency, fc.integer({ min: 1, max: 9 }), (amountMinor, currency, digit) => {
        const text = `${formatMoney(minorUnits(amountMinor), currency)}${digit}`;
        expect(parseMoney(text, currency)).toEqual({ ok: false, reason: 'excessPrecision' });
      }),
    );
  });

  it('has a result for every text, and an accepted one is a safe integer', () => {
    fc.assert(
      fc.property(fc.string(), anyCurrency, (text, currency) => {
        const parsed = parseMoney(text, currency);
        expect(parsed.ok ? Number.isSafeInteger(parsed.amountMinor) : parsed.reason).toBeTruthy();
      }),
    );
  });

  it.each([
    [123_456_789, 'INR', {}, '1,234,567.89'],
    [123_456_789, 'INR', { grouping: 'lakh' }, '12,34,567.89'],
    [-5, 'INR', {}, '-0.05'],
    [12_500_000, 'USDT', { trimZeros: true, grouping: 'none' }, '12.5'],
    [12_000_000, 'USDT', { trimZeros: true }, '12'],
  ] as const)('%d %s is formatted by %j as %s', (amountMinor, currency, format, text) => {
    expect(formatMoney(minorUnits(amountMinor), currency, format)).toBe(text);
  });

  it.each([1.5, 2 ** 53, Number.NaN])(
    'refuses to format an amount that is not a safe integer: %d',
    (amount) => {
      expect(() => formatMoney(amount as MinorUnits, 'INR')).toThrow(RangeError);
    },
  );
});

describe('minorUnits', () => {
  it('marks a number as an amount', () => {
    expect(minorUnits(50_000)).toBe(50_000);
    expect(formatMoney(minorUnits(-1), 'INR')).toBe('-0.01');
  });

  it.each([12.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses %d', (amount) => {
    expect(() => minorUnits(amount)).toThrow(RangeError);
  });
});
