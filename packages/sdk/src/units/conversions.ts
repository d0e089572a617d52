import { currencyDigits, formatDecimal, isCurrency, parseDecimal } from './money.ts';
import type { UnitName } from './unit-name.ts';

/** A value that cannot be converted. The codec adds the path of the value. */
export class ConversionRefusal extends Error {
  /** Stable: `notAnAmount`, or the reason why a text is not an amount. */
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** One conversion and its inverse. */
export interface Conversion {
  /** Converts the SDK's value to the wire's. `siblings` is the object that contains the value. */
  readonly encode: (value: unknown, siblings: Readonly<Record<string, unknown>>) => unknown;
  /** Converts the wire's value to the SDK's. */
  readonly decode: (value: unknown, siblings: Readonly<Record<string, unknown>>) => unknown;
}

const filterOffset = 0.0001;
const scaledProductId = 1045;
const productFactor = 10_000;

/**
 * Every conversion of an amount, each with its inverse; no other code multiplies an amount. The codec applies
 * the conversions that a field of the contract names (`x-unit`). The last two are for forms: an amount and a
 * rate as a person reads them.
 */
export const conversions: Readonly<Record<UnitName | 'decimalAmount' | 'feeRate', Conversion>> = {
  // On the wire, an amount filter of an order list has a small offset; the SDK uses whole minor units.
  amountFilter: {
    encode: (value) => wholeNumber(value) + filterOffset,
    decode: (value) => {
      const whole = typeof value === 'number' ? Math.round(value) : Number.NaN;
      // Also accepts callers that send no offset, but not half a minor unit.
      if (typeof value !== 'number' || Math.abs(value - whole) > filterOffset * 1.5)
        throw new ConversionRefusal('notAnAmount', 'Expected whole minor units plus 0.0001.');
      return wholeNumber(whole);
    },
  },
  usdtCount: decimalText(6, true),
  minReliableCheckAmount: decimalText(2, false),
  processingOrderAmount: decimalText(2, false),
  // Orders of one product are created with the amount times 10,000.
  productAmount: {
    encode: (value, { productId }) =>
      wholeNumber(wholeNumber(value) * (productId === scaledProductId ? productFactor : 1)),
    decode: (value, { productId }) =>
      wholeNumber(wholeNumber(value) / (productId === scaledProductId ? productFactor : 1)),
  },
  // "1234.50" in the currency of the same object: `parseMoney`, and `formatMoney` without grouping.
  decimalAmount: {
    encode: (value, siblings) => decimalOf(siblings).encode(value, siblings),
    decode: (value, siblings) => decimalOf(siblings).decode(value, siblings),
  },
  // "0.5" (percent) in a form is the rate "0.005".
  feeRate: { encode: (value) => shifted(value, -2), decode: (value) => shifted(value, 2) },
};

function decimalOf({ currency }: Readonly<Record<string, unknown>>): Conversion {
  if (typeof currency !== 'string' || !isCurrency(currency))
    throw new ConversionRefusal('unknownCurrency', 'Only an amount of a known currency has decimals.');
  return decimalText(currencyDigits[currency], false);
}

/**
 * Moves the decimal point of a decimal text. It works on text, so it is exact for rates that a number cannot
 * hold.
 */
function shifted(value: unknown, digits: number): string {
  const [, whole = '', fraction = ''] = /^(\d{1,18})(?:\.(\d{1,18}))?$/.exec(String(value)) ?? [];
  if (typeof value !== 'string' || !whole)
    throw new ConversionRefusal('notANumber', 'Expected a decimal text, such as "0.5".');
  const figures = whole.padStart(20, '0') + fraction.padEnd(20, '0');
  const point = 20 + digits;
  const rest = figures.slice(point).replace(/0+$/, '');
  if (rest.length > 18) throw new ConversionRefusal('excessPrecision', 'A rate has at most 18 decimals.');
  return `${figures.slice(0, point).replace(/^0+(?=\d)/, '')}${rest && `.${rest}`}`;
}

/** Converts between a decimal text (SDK) and an integer with that many decimal digits (wire). */
function decimalText(digits: number, trimZeros: boolean): Conversion {
  return {
    encode: (value) => {
      const parsed = parseDecimal(typeof value === 'string' ? value : '', digits);
      if (!parsed.ok)
        throw new ConversionRefusal(
          parsed.reason,
          `Expected a decimal text with at most ${digits} decimals, such as "12.5".`,
        );
      return parsed.amountMinor;
    },
    decode: (value) => formatDecimal(wholeNumber(value), digits, { grouping: 'none', trimZeros }),
  };
}

function wholeNumber(value: unknown): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value))
    throw new ConversionRefusal('notAnAmount', 'Expected an integer within ±(2^53 − 1), in minor units.');
  return value;
}
