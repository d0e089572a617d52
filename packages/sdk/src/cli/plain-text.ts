// What others have written (a merchant's subject, a bank's text) may hold sequences that move the cursor, recolour the
// terminal or turn the reading direction round. They are shown, not obeyed.

/** Controls (C0, DEL, C1), and the marks that change the direction of text or break a line. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what is looked for
const unsafe = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;
const unsafeInJson = /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

const codePoint = (character: string): string =>
  `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;

/** Text that does nothing but stand there; line ends of messages stay. */
export const plainText = (text: string): string =>
  text.replace(unsafe, (character) => (character === '\n' ? '\n' : codePoint(character)));

/** For one cell: a line end would break the table. */
export const plainCell = (text: string): string => text.replace(unsafe, codePoint);

/** JSON of the same value, with what a terminal would obey written as escapes. */
export const plainJson = (value: unknown, indent?: number): string =>
  (JSON.stringify(value ?? null, null, indent) ?? 'null').replace(unsafeInJson, codePoint);
