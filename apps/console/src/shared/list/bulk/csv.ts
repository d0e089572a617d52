import { spreadsheetText } from '@platform/ui-kit/headless/table';

/** Escapes one cell. A leading apostrophe marks text that a spreadsheet would run as a formula or change. */
export function csvCell(value: string): string {
  const text = spreadsheetText(value);
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
