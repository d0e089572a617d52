import {
  type Currency,
  currencyDigits,
  formatMoney,
  isCurrency,
  minorUnits,
  parseMoney,
} from '@platform/sdk';
import { usageError } from './exit-codes.ts';
import type { Given } from './given.ts';

const refusals = {
  empty: 'is empty',
  notANumber: 'is no amount such as 1234.50',
  excessPrecision: 'has more decimals than the currency',
  overflow: 'is too large',
} as const;

/** Returns the currency of the decimal amounts in this call. */
export function readCurrency(given: Given): Currency | undefined {
  const name = given.text('currency')?.toUpperCase();
  if (name === undefined) return undefined;
  if (!isCurrency(name)) throw usageError(`--currency is one of ${Object.keys(currencyDigits).join(', ')}.`);
  return name;
}

/** Converts a decimal amount to minor units. It is never rounded: too many decimals are refused. */
export function readAmount(given: Given, name: string) {
  const text = given.text(name);
  if (text === undefined) return undefined;
  const currency = readCurrency(given);
  if (!currency) throw usageError(`--${name} needs its currency.`, 'Add --currency INR (or CNY, KES, USDT).');
  const parsed = parseMoney(text, currency);
  if (!parsed.ok) throw usageError(`--${name} ${refusals[parsed.reason]}.`);
  return parsed.amountMinor;
}

/** Formats minor units as decimal text; unchanged if the currency is not known here. */
export function amountText(
  amountMinor: number,
  currency: string,
  grouping: 'thousands' | 'none' = 'thousands',
) {
  return isCurrency(currency)
    ? formatMoney(minorUnits(amountMinor), currency, { grouping })
    : `${amountMinor} minor units`;
}

/** Adds a decimal text for each `…Minor` field of a row: `amountMinor: 50000` gets `amount: "500.00"`. */
export function withDecimals(row: object): Record<string, unknown> {
  const { currency }: { currency?: unknown } = row;
  const fields: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(row)) {
    fields[name] = value;
    if (!name.endsWith('Minor') || typeof currency !== 'string') continue;
    fields[name.slice(0, -'Minor'.length)] =
      typeof value === 'number' && isCurrency(currency) ? amountText(value, currency, 'none') : null;
  }
  return fields;
}
