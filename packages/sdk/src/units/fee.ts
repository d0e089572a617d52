import { type MinorUnits, minorUnits } from './money.ts';

const ratePattern = /^(\d{1,18})(?:\.(\d{1,18}))?$/;

/**
 * Returns the fee on an amount: rate × amount, rounded once, half to even.
 *
 * @param amountMinor amount in minor units
 * @param rate decimal text, `"0.005"` for half a percent
 * @returns fee in the same minor units
 * @example feeMinor(minorUnits(12_345), '0.005') // 62 (61.725)
 */
export function feeMinor(amountMinor: MinorUnits, rate: string): MinorUnits {
  minorUnits(amountMinor);
  const match = ratePattern.exec(rate);
  if (!match) throw new RangeError(`A rate is a decimal text such as "0.005", not "${rate}".`);
  const fraction = match[2] ?? '';
  const scale = 10n ** BigInt(fraction.length);
  const product = BigInt(Math.abs(amountMinor)) * BigInt((match[1] ?? '') + fraction);
  const whole = product / scale;
  const doubledRest = (product % scale) * 2n;
  const up = doubledRest > scale || (doubledRest === scale && whole % 2n === 1n);
  const fee = Number(up ? whole + 1n : whole);
  if (!Number.isSafeInteger(fee)) throw new RangeError('The fee is beyond what an amount can hold.');
  return minorUnits(amountMinor < 0 && fee !== 0 ? -fee : fee);
}
