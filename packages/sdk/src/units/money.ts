/** Digits after the decimal point, by currency. Every amount is stored and sent in minor units. */
export const currencyDigits = { INR: 2, CNY: 2, KES: 2, USDT: 6 } as const;

/** A currency that this SDK version knows. */
export type Currency = keyof typeof currencyDigits;

/** Whether this SDK version knows the currency; a newer server may return others. */
export function isCurrency(name: string): name is Currency {
  return Object.hasOwn(currencyDigits, name);
}

/** Why a text is not an amount. Stable codes: consoles translate them. */
export type MoneyRefusal = 'empty' | 'notANumber' | 'excessPrecision' | 'overflow';

declare const unit: unique symbol;

/**
 * An amount in minor units: paise of INR, fen of CNY, cents of KES, millionths of USDT. It is a number and
 * can be computed with. A plain number does not compile in its place, so 500 rupees cannot pass for 500
 * paise. Get one from `parseMoney`, any answer of the platform, `feeMinor`, or `minorUnits` for literals and
 * sums.
 */
export type MinorUnits = number & { readonly [unit]: 'minor' };

/**
 * Marks a number as minor units: a literal, or the result of arithmetic.
 *
 * @throws RangeError when it is not a safe integer: that is a mistake in the program, not in its data.
 * @example formatMoney(minorUnits(first.amountMinor + second.amountMinor), 'INR')
 */
export function minorUnits(amountMinor: number): MinorUnits {
  if (!isMinorUnits(amountMinor))
    throw new RangeError(`An amount in minor units is a safe integer, not ${amountMinor}.`);
  return amountMinor;
}

const isMinorUnits = (amount: number): amount is MinorUnits => Number.isSafeInteger(amount);

/** Result of parsing a text: an amount in minor units, or the reason why it is not an amount. */
export type ParsedMoney =
  | { readonly ok: true; readonly amountMinor: MinorUnits }
  | { readonly ok: false; readonly reason: MoneyRefusal };

/** How to write an amount. */
export interface MoneyFormat {
  /** `thousands` 1,234,567 (the default), `lakh` 12,34,567, `none` 1234567. */
  readonly grouping?: 'thousands' | 'lakh' | 'none';
  /** Drops trailing zeros: 12.5 instead of 12.500000. */
  readonly trimZeros?: boolean;
}

// Plain digits, or groups of two or three digits that end in a group of three: 1234567, 1,234,567, 12,34,567.
const amountPattern = /^(-?)(\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.(\d+))?$/;
const longestText = 40;
const largest = BigInt(Number.MAX_SAFE_INTEGER);

/**
 * Parses an amount as a person writes it into minor units. It never rounds: too many decimals are refused,
 * except zeros.
 *
 * @example parseMoney('1,234.50', 'INR') // { ok: true, amountMinor: 123450 }
 * @example parseMoney('0.001', 'INR')    // { ok: false, reason: 'excessPrecision' }
 */
export function parseMoney(text: string, currency: Currency): ParsedMoney {
  return parseDecimal(text, currencyDigits[currency]);
}

/** `parseMoney` for a given number of decimal digits instead of a currency. */
export function parseDecimal(text: string, digits: number): ParsedMoney {
  const trimmed = text.trim();
  if (trimmed === '') return { ok: false, reason: 'empty' };
  // Checks the length first, so that a megabyte of digits is not parsed.
  if (trimmed.length > longestText)
    return { ok: false, reason: /^[-\d,.]+$/.test(trimmed) ? 'overflow' : 'notANumber' };
  const match = amountPattern.exec(trimmed);
  if (!match) return { ok: false, reason: 'notANumber' };
  const fraction = (match[3] ?? '').replace(/0+$/, '');
  if (fraction.length > digits) return { ok: false, reason: 'excessPrecision' };
  const minor = BigInt((match[2] ?? '').replaceAll(',', '') + fraction.padEnd(digits, '0'));
  if (minor > largest) return { ok: false, reason: 'overflow' };
  // Avoids -0.
  return {
    ok: true,
    amountMinor: minorUnits(match[1] === '-' && minor > 0n ? -Number(minor) : Number(minor)),
  };
}

/**
 * Formats minor units as text; the inverse of `parseMoney`.
 *
 * @throws RangeError when the amount is not a safe integer: that is a mistake in the program, not in its
 * data.
 * @example formatMoney(minorUnits(123450), 'INR') // '1,234.50'
 */
export function formatMoney(amountMinor: MinorUnits, currency: Currency, format: MoneyFormat = {}): string {
  return formatDecimal(amountMinor, currencyDigits[currency], format);
}

/** `formatMoney` for a given number of decimal digits instead of a currency. */
export function formatDecimal(amountMinor: number, digits: number, format: MoneyFormat = {}): string {
  const figures = String(Math.abs(minorUnits(amountMinor))).padStart(digits + 1, '0');
  const split = figures.length - digits;
  const fraction = format.trimZeros ? figures.slice(split).replace(/0+$/, '') : figures.slice(split);
  const sign = amountMinor < 0 ? '-' : '';
  return `${sign}${group(figures.slice(0, split), format.grouping)}${fraction && '.'}${fraction}`;
}

function group(figures: string, grouping: MoneyFormat['grouping'] = 'thousands'): string {
  if (grouping === 'none') return figures;
  if (grouping === 'thousands') return figures.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return figures.replace(/\B(?=\d{3}$)|\B(?=(?:\d{2})+\d{3}$)/g, ',');
}
