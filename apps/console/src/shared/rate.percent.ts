import { formatDecimal, parseDecimal } from '@platform/sdk';

/** A rate has at most six decimals, so its percentage has four. */
const percentDigits = 4;
const rateDigits = 6;
const whole = 10 ** rateDigits;

/** A rate as people type it: "0.018" is "1.8". Exact, because rates are decimal text. */
export function percentOfRate(rate: string): string {
  const parsed = parseDecimal(rate, rateDigits);
  return parsed.ok ? formatDecimal(parsed.amountMinor, percentDigits, { trimZeros: true }) : '';
}

/**
 * The rate of a typed percentage, with or without the sign; undefined if it is no number from 0 to 100 with at most
 * four decimals. Full-width digits, as Chinese input methods produce, are read too.
 *
 * @example rateOfPercent('1.8 %'); // '0.018'
 */
export function rateOfPercent(typed: string): string | undefined {
  const text = typed.normalize('NFKC').replace('。', '.').replace(/%\s*$/, '').trim();
  const parsed = parseDecimal(text, percentDigits);
  if (!parsed.ok || parsed.amountMinor < 0 || parsed.amountMinor > whole) return undefined;
  return formatDecimal(parsed.amountMinor, rateDigits, { trimZeros: true });
}
