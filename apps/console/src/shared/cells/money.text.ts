import { type Currency, currencyDigits, formatMoney, minorUnits } from '@platform/sdk';

export const isCurrency = (text: string): text is Currency => Object.hasOwn(currencyDigits, text);

/**
 * Formats minor units. If the currency is unknown (from a newer server), its decimals are unknown too, so the
 * minor units are shown and labelled as such.
 */
export function moneyText(amountMinor: number, currency: string, grouped = true): string {
  return isCurrency(currency)
    ? formatMoney(minorUnits(amountMinor), currency, { grouping: grouped ? 'thousands' : 'none' })
    : `${amountMinor} (minor)`;
}
