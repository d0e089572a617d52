/** Rates have at most six digits behind the point, so filled up they compare as whole numbers. */
const fractionDigits = 6;

/** Whether a rate, decimal text as the contract has it, is above another one. */
export function isAbove(rate: string, other: string): boolean {
  return millionthsOf(rate) > millionthsOf(other);
}

function millionthsOf(rate: string): number {
  const [whole = '0', fraction = ''] = rate.split('.');
  return Number(whole + fraction.padEnd(fractionDigits, '0'));
}
