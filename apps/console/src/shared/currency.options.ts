import { type Currency, currencyDigits } from '@platform/sdk';

/** Every currency, to choose from. */
export const currencyOptions = (Object.keys(currencyDigits) as Currency[]).map((value) => ({
  value,
  label: value,
}));
