/** Spreadsheets take cells that begin so for formulas, and some drop what stands before them. */
const formulaStart = /^[\s\0]*[=+\-@\t\r\0＝＋－＠]/;
/** Spreadsheets round digits beyond the fifteenth, show twelve as 1.2E+11, and drop leading zeros. */
const fragileNumber = /^(?:\d{12,}|0\d+)$/;

/** One cell. What a spreadsheet would run or mangle is marked as text by a leading apostrophe. */
export function csvCell(value: string): string {
  const isText = formulaStart.test(value) || fragileNumber.test(value);
  const text = isText ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** Lines as spreadsheets open them with Chinese intact: they take UTF-8 for granted only after a byte order mark. */
export function csvText(lines: readonly string[]): string {
  return `\uFEFF${lines.join('')}`;
}

export function csvFile(lines: readonly string[]): Blob {
  return new Blob([csvText(lines)], { type: 'text/csv;charset=utf-8' });
}
