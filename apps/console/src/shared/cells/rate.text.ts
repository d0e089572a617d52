import { formatDecimal, parseDecimal } from '@platform/sdk';

const rateDigits = 8;

/**
 * Formats a rate as an exact percentage: up to eight decimals in, up to six out. Returns invalid rates
 * unchanged.
 */
export function rateText(rate: string): string {
  const parsed = parseDecimal(rate, rateDigits);
  if (!parsed.ok) return rate;
  return `${formatDecimal(parsed.amountMinor, rateDigits - 2, { trimZeros: true })}%`;
}
