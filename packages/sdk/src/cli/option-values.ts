import { usageError } from './exit-codes.ts';
import type { Given } from './given.ts';

/** Reads a whole number from an option. */
export function wholeNumber(given: Given, name: string, least = 0): number | undefined {
  const text = given.text(name);
  if (text === undefined) return undefined;
  const number = Number(text);
  if (!/^\d{1,15}$/.test(text) || number < least)
    throw usageError(`--${name} is a whole number${least > 0 ? ` from ${least}` : ''}.`);
  return number;
}

/** Reads an option that must be one of the given choices. */
export function oneOf<Choice extends string>(
  given: Given,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  const text = given.text(name);
  if (text === undefined) return undefined;
  const choice = choices.find((one) => one === text);
  if (choice === undefined) throw usageError(`--${name} is one of ${choices.join(', ')}.`);
  return choice;
}
