/** Rates have at most six decimals. Padded to six, they compare as integers. */
const fractionDigits = 6;

/** Whether one rate (decimal text) is above another. */
export function isAbove(rate: string, other: string): boolean {
  return millionthsOf(rate) > millionthsOf(other);
}

function millionthsOf(rate: string): number {
  const [whole = '0', fraction = ''] = rate.split('.');
  return Number(whole + fraction.padEnd(fractionDigits, '0'));
}
