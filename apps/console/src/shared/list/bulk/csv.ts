/** Spreadsheets run cells with these first characters as formulas. Some ignore leading white space. */
const formulaStart = /^[\s\0]*[=+\-@\t\r\0＝＋－＠]/;
/** Spreadsheets round numbers after 15 digits, show 12 digits as 1.2E+11, and drop leading zeros. */
const fragileNumber = /^(?:\d{12,}|0\d+)$/;

/** Escapes one cell. A leading apostrophe marks text that a spreadsheet would run as a formula or change. */
export function csvCell(value: string): string {
  const isText = formulaStart.test(value) || fragileNumber.test(value);
  const text = isText ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/**
 * Joins lines into a CSV file. Starts with a byte order mark, because without it spreadsheets do not read
 * UTF-8, and Chinese text breaks.
 */
export function csvText(lines: readonly string[]): string {
  return `\uFEFF${lines.join('')}`;
}

export function csvFile(lines: readonly string[]): Blob {
  return new Blob([csvText(lines)], { type: 'text/csv;charset=utf-8' });
}
