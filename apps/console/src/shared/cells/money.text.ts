import { type Currency, currencyDigits, formatMoney, minorUnits } from '@platform/sdk';

export const isCurrency = (text: string): text is Currency => Object.hasOwn(currencyDigits, text);

/**
 * Minor units as text. The currency may be one of a newer server: without its number of decimals the only honest
 * thing is to show the minor units and say so.
 */
export function moneyText(amountMinor: number, currency: string, grouped = true): string {
  return isCurrency(currency)
    ? formatMoney(minorUnits(amountMinor), currency, { grouping: grouped ? 'thousands' : 'none' })
    : `${amountMinor} (minor)`;
}
