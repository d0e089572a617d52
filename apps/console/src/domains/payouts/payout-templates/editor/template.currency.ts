import type { Currency } from '@platform/sdk';
import type { BankOption } from '../../../../shared/bank.select.tsx';

const currencyOfCountry: Readonly<Record<string, Currency>> = { IN: 'INR', CN: 'CNY', KE: 'KES' };

/** The currency of the bank with this name, short or full, in any language; the rupee for a bank that is not listed. */
export function currencyOfBank(name: string, banks: readonly BankOption[]): Currency {
  const wanted = name.trim().toLowerCase();
  const bank = banks.find(({ shortName, names }) =>
    [shortName, ...Object.values(names)].some((each) => each.toLowerCase() === wanted),
  );
  return (bank && currencyOfCountry[bank.country]) ?? 'INR';
}
