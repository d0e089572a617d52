/**
 * PostgreSQL returns a sum of bigints as numeric text. A sum that a number cannot hold exactly must not be
 * shown wrong.
 */
export function exactInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The sum ${text} is too large to be exact.`);
  return value;
}
