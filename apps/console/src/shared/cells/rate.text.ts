import { formatDecimal, parseDecimal } from '@platform/sdk';

const rateDigits = 8;

/** A rate as a percentage, exactly: read with eight decimals, written with six. What is no rate is shown as it is. */
export function rateText(rate: string): string {
  const parsed = parseDecimal(rate, rateDigits);
  if (!parsed.ok) return rate;
  return `${formatDecimal(parsed.amountMinor, rateDigits - 2, { trimZeros: true })}%`;
}
