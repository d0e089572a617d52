import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ConversionRefusal, conversions } from './conversions.ts';
import { formatDecimal } from './money.ts';
import type { UnitName } from './unit-name.ts';

const decimal = (digits: number, trimZeros: boolean) =>
  fc.maxSafeInteger().map((minor) => formatDecimal(minor, digits, { grouping: 'none', trimZeros }));

// Every named conversion with the values it is made for.
const values: Record<UnitName, fc.Arbitrary<unknown>> = {
  amountFilter: fc.integer({ min: 0, max: 1_000_000_000_000_000 }),
  usdtCount: decimal(6, true),
  minReliableCheckAmount: decimal(2, false),
  processingOrderAmount: decimal(2, false),
  productAmount: fc.integer({ min: 1, max: 900_000_000_000 }),
};

const siblingSets = [{}, { productId: 1045 }, { productId: 3001 }];

describe('conversions', () => {
  it.each(Object.keys(values) as UnitName[])('%s comes back from the wire as it went', (unit) => {
    fc.assert(
      fc.property(values[unit], fc.constantFrom(...siblingSets), (value, siblings) => {
        const { encode, decode } = conversions[unit];
        const wire: unknown = JSON.parse(JSON.stringify(encode(value, siblings)));
        expect(decode(wire, siblings)).toBe(value);
      }),
    );
  });

  it.each([
    ['amountFilter', 100, {}, 100.0001],
    ['usdtCount', '12.5', {}, 12_500_000],
    ['usdtCount', '0.000001', {}, 1],
    ['minReliableCheckAmount', '100', {}, 10_000],
    ['processingOrderAmount', '0.50', {}, 50],
    ['productAmount', 5, { productId: 1045 }, 50_000],
    ['productAmount', 5, { productId: 3001 }, 5],
  ] as const)('%s writes %o with %j as %d', (unit, value, siblings, wire) => {
    expect(conversions[unit].encode(value, siblings)).toBe(wire);
  });

  it('reads an amount filter that carries no offset', () => {
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
  ] as const)('%s refuses to %s %o: %s', (unit, direction, value, code) => {
    const siblings = { productId: 1045 };
    expect(() => conversions[unit][direction](value, siblings)).toThrowError(
      expect.objectContaining({ code }) as ConversionRefusal,
    );
  });
});
