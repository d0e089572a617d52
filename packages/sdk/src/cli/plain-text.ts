// Text from others (a merchant's subject, a bank's message) may contain control sequences that move the
// cursor, change colours or reverse the reading direction. They are made visible instead of being executed.

/** Controls (C0, DEL, C1), and the marks that change the direction of text or break a line. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what is looked for
const unsafe = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;
const unsafeInJson = /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

const codePoint = (character: string): string =>
  `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;

/** Replaces control characters except line ends. */
export const plainText = (text: string): string =>
  text.replace(unsafe, (character) => (character === '\n' ? '\n' : codePoint(character)));

/** Replaces control characters for a table cell, including line ends, which would break the table. */
export const plainCell = (text: string): string => text.replace(unsafe, codePoint);

/** Writes JSON with control characters as escapes. */
export const plainJson = (value: unknown, indent?: number): string =>
  (JSON.stringify(value ?? null, null, indent) ?? 'null').replace(unsafeInJson, codePoint);
