import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ConversionRefusal, conversions } from './conversions.ts';
import { formatDecimal } from './money.ts';

const decimal = (digits: number, trimZeros: boolean) =>
  fc.maxSafeInteger().map((minor) => formatDecimal(minor, digits, { grouping: 'none', trimZeros }));

// Every named conversion with its valid values.
const values: Record<keyof typeof conversions, fc.Arbitrary<unknown>> = {
  amountFilter: fc.integer({ min: 0, max: 1_000_000_000_000_000 }),
  usdtCount: decimal(6, true),
  minReliableCheckAmount: decimal(2, false),
  processingOrderAmount: decimal(2, false),
  productAmount: fc.integer({ min: 1, max: 900_000_000_000 }),
  decimalAmount: decimal(2, false),
  feeRate: fc
    .tuple(fc.bigInt({ min: 0n, max: 10n ** 16n }), fc.integer({ min: 0, max: 16 }))
    .map(([figures, digits]) => percentText(figures, digits)),
};

/** A decimal text without superfluous zeros. */
function percentText(figures: bigint, digits: number): string {
  const text = String(figures).padStart(digits + 1, '0');
  const fraction = text.slice(text.length - digits).replace(/0+$/, '');
  return digits && fraction
    ? `${text.slice(0, text.length - digits)}.${fraction}`
    : text.slice(0, text.length - digits);
}

const siblingSets = [{ productId: 1045 }, { productId: 3001 }, {}].map((set) => ({
  ...set,
  currency: 'INR',
}));

describe('conversions', () => {
  it.each([
    ['1.001', 'INR', 'excessPrecision'],
    ['0.0000001', 'USDT', 'excessPrecision'],
    ['90071992547409.92', 'KES', 'overflow'],
    ['ten', 'CNY', 'notANumber'],
    ['1', 'EUR', 'unknownCurrency'],
  ])('decimalAmount refuses %s %s: %s', (text, currency, code) => {
    expect(() => conversions.decimalAmount.encode(text, { currency })).toThrowError(
      expect.objectContaining({ code }) as ConversionRefusal,
    );
  });

  it.each(Object.keys(values) as (keyof typeof conversions)[])(
    '%s is restored from the wire unchanged',
    (unit) => {
      fc.assert(
        fc.property(values[unit], fc.constantFrom(...siblingSets), (value, siblings) => {
          const { encode, decode } = conversions[unit];
          const wire: unknown = JSON.parse(JSON.stringify(encode(value, siblings)));
          expect(decode(wire, siblings)).toBe(value);
        }),
      );
    },
  );

  it.each([
    ['amountFilter', 100, {}, 100.0001],
    ['usdtCount', '12.5', {}, 12_500_000],
    ['usdtCount', '0.000001', {}, 1],
    ['minReliableCheckAmount', '100', {}, 10_000],
    ['processingOrderAmount', '0.50', {}, 50],
    ['productAmount', 5, { productId: 1045 }, 50_000],
    ['productAmount', 5, { productId: 3001 }, 5],
    ['decimalAmount', '1234.50', { currency: 'INR' }, 123_450],
    ['decimalAmount', '0.000001', { currency: 'USDT' }, 1],
    ['feeRate', '0.5', {}, '0.005'],
    ['feeRate', '100', {}, '1'],
    ['feeRate', '0.0000000000000001', {}, '0.000000000000000001'],
  ] as const)('%s writes %o with %j as %s', (unit, value, siblings, wire) => {
    expect(conversions[unit].encode(value, siblings)).toBe(wire);
  });

  it('reads an amount filter without an offset', () => {
    expect(conversions.amountFilter.decode(100, {})).toBe(100);
  });

  it.each([
    ['amountFilter', 'encode', 1.5, 'notAnAmount'],
    ['amountFilter', 'decode', 100.5, 'notAnAmount'],
    ['amountFilter', 'decode', '100.0001', 'notAnAmount'],
    ['usdtCount', 'encode', '1.0000001', 'excessPrecision'],
    ['usdtCount', 'encode', '9007199254.740992', 'overflow'],
    ['usdtCount', 'encode', 12.5, 'empty'],
    ['productAmount', 'encode', 2 ** 52, 'notAnAmount'],
    ['productAmount', 'decode', 50_001, 'notAnAmount'],
    ['decimalAmount', 'encode', '1', 'unknownCurrency'],
    ['feeRate', 'encode', '0.00000000000000001', 'excessPrecision'],
    ['feeRate', 'encode', 0.5, 'notANumber'],
    ['feeRate', 'encode', '-1', 'notANumber'],
    ['feeRate', 'encode', '.5', 'notANumber'],
    ['feeRate', 'decode', 'half', 'notANumber'],
  ] as const)('%s refuses to %s %o: %s', (unit, direction, value, code) => {
    const siblings = { productId: 1045 };
    expect(() => conversions[unit][direction](value, siblings)).toThrowError(
      expect.objectContaining({ code }) as ConversionRefusal,
    );
  });
});
