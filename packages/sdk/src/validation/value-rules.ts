import { isPlatformDateTime } from './date-time-text.ts';

/** Whether a parameter accepts a value. */
export type ValueRule = (value: unknown) => boolean;

// Checks single query values without a schema library, because a page checks its address before it shows
// anything. The validators check whole requests by the same rules and report the issues; a test compares the
// two.

const uuidPattern = /^[\da-fA-F]{8}-[\da-fA-F]{4}-[\da-fA-F]{4}-[\da-fA-F]{4}-[\da-fA-F]{12}$/;

/** Lengths in characters (code points), as JSON Schema counts them. */
export const text =
  (minimum = 0, maximum = Infinity, pattern?: RegExp): ValueRule =>
  (value) => {
    if (typeof value !== 'string' || !(pattern?.test(value) ?? true)) return false;
    // A character has at most two UTF-16 units, so a text that is far too long need not be counted.
    const length = value.length > 2 * maximum ? value.length : [...value].length;
    return length >= minimum && length <= maximum;
  };

export const integer =
  (minimum = -Infinity, maximum = Infinity): ValueRule =>
  (value) =>
    Number.isSafeInteger(value) && (value as number) >= minimum && (value as number) <= maximum;

export const number =
  (minimum = -Infinity, maximum = Infinity): ValueRule =>
  (value) =>
    Number.isFinite(value) && (value as number) >= minimum && (value as number) <= maximum;

export const boolean: ValueRule = (value) => typeof value === 'boolean';

export const oneOf =
  (...values: readonly (string | number)[]): ValueRule =>
  (value) =>
    values.some((each) => each === value);

export const list =
  (item: ValueRule, minimum = 0, maximum = Infinity): ValueRule =>
  (value) =>
    Array.isArray(value) && value.length >= minimum && value.length <= maximum && value.every(item);

export const uuid: ValueRule = (value) => typeof value === 'string' && uuidPattern.test(value);

export const platformDateTime: ValueRule = (value) => typeof value === 'string' && isPlatformDateTime(value);
