/** Spreadsheets run cells with these first characters as formulas. Some ignore leading white space. */
const formulaStart = /^[\s\0]*[=+\-@\t\r\0＝＋－＠]/;
/** Spreadsheets round numbers after 15 digits, show 12 digits as 1.2E+11, and drop leading zeros. */
const fragileNumber = /^(?:\d{12,}|0\d+)$/;

/** Marks a text that a spreadsheet would run as a formula or change as a number: with a leading apostrophe. */
export function spreadsheetText(text: string): string {
  return formulaStart.test(text) || fragileNumber.test(text) ? `'${text}` : text;
}
