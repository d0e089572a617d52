/** Digits after the decimal point, by currency. Minor units are what every amount is stored and sent in. */
export const currencyDigits = { INR: 2, CNY: 2, KES: 2, USDT: 6 } as const;

/** A currency that this version knows. */
export type Currency = keyof typeof currencyDigits;

/** Whether a currency is known here: a newer server may name others. */
export function isCurrency(name: string): name is Currency {
  return Object.hasOwn(currencyDigits, name);
}

/** Why a text is not an amount. Stable: consoles translate these. */
export type MoneyRefusal = 'empty' | 'notANumber' | 'excessPrecision' | 'overflow';

declare const unit: unique symbol;

/**
 * An amount in minor units: paise of INR, fen of CNY, cents of KES, millionths of USDT. It is a number, and computes as
 * one; a plain number is none, so that 500 (rupees?) cannot pass for 50000. Where it comes from: `parseMoney`, any
 * answer of the platform, `feeMinor`, and `minorUnits` for literals and sums.
 */
export type MinorUnits = number & { readonly [unit]: 'minor' };

/**
 * Says of a number that it counts minor units: a literal, or what arithmetic made.
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

/** What became of a text: an amount in minor units, or why it is none. */
export type ParsedMoney =
  | { readonly ok: true; readonly amountMinor: MinorUnits }
  | { readonly ok: false; readonly reason: MoneyRefusal };

/** How an amount is written. */
export interface MoneyFormat {
  /** `thousands` 1,234,567 (the default), `lakh` 12,34,567, `none` 1234567. */
  readonly grouping?: 'thousands' | 'lakh' | 'none';
  /** Leaves out zeros at the end: 12.5 instead of 12.500000. */
  readonly trimZeros?: boolean;
}

// Plain digits, or groups of two or three closed by a group of three: 1234567, 1,234,567 and 12,34,567.
const amountPattern = /^(-?)(\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.(\d+))?$/;
const longestText = 40;
const largest = BigInt(Number.MAX_SAFE_INTEGER);

/**
 * Reads an amount as a person writes it into minor units. It never rounds: too many decimals are refused, except zeros.
 *
 * @example parseMoney('1,234.50', 'INR') // { ok: true, amountMinor: 123450 }
 * @example parseMoney('0.001', 'INR')    // { ok: false, reason: 'excessPrecision' }
 */
export function parseMoney(text: string, currency: Currency): ParsedMoney {
  return parseDecimal(text, currencyDigits[currency]);
}

/** `parseMoney` for a number of digits instead of a currency. */
export function parseDecimal(text: string, digits: number): ParsedMoney {
  const trimmed = text.trim();
  if (trimmed === '') return { ok: false, reason: 'empty' };
  // Bounded before the digits are read, so that a megabyte of digits costs nothing.
  if (trimmed.length > longestText)
    return { ok: false, reason: /^[-\d,.]+$/.test(trimmed) ? 'overflow' : 'notANumber' };
  const match = amountPattern.exec(trimmed);
  if (!match) return { ok: false, reason: 'notANumber' };
  const fraction = (match[3] ?? '').replace(/0+$/, '');
  if (fraction.length > digits) return { ok: false, reason: 'excessPrecision' };
  const minor = BigInt((match[2] ?? '').replaceAll(',', '') + fraction.padEnd(digits, '0'));
  if (minor > largest) return { ok: false, reason: 'overflow' };
  // Not -0: minus nothing is nothing.
  return {
    ok: true,
    amountMinor: minorUnits(match[1] === '-' && minor > 0n ? -Number(minor) : Number(minor)),
  };
}

/**
 * Writes minor units as text; the inverse of `parseMoney`.
 *
 * @throws RangeError when the amount is not a safe integer: that is a mistake in the program, not in its data.
 * @example formatMoney(minorUnits(123450), 'INR') // '1,234.50'
 */
export function formatMoney(amountMinor: MinorUnits, currency: Currency, format: MoneyFormat = {}): string {
  return formatDecimal(amountMinor, currencyDigits[currency], format);
}

/** `formatMoney` for a number of digits instead of a currency. */
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
