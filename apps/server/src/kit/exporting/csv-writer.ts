import { formatDecimal } from '@platform/sdk';
import type { CellValue } from './export-source.ts';
import type { FileColumn, FileWriter } from './file-writer.ts';
import type { WallClock } from './wall-clock.ts';

/**
 * Spreadsheets read a cell that starts like this as a formula. Some skip leading white space and NUL first.
 */
const formulaStart = /^[\s\0]*[=+\-@\t\r\0＝＋－＠]/;
/**
 * Digits that spreadsheets round, show as 1.2E+11 or strip of zeros; texts that they read as an exponent or a
 * date.
 */
const mangled = /^(?:\d{12,}|0\d+|\d+(?:\.\d+)?[eE][+-]?\d+|\d{1,4}[-/]\d{1,2}(?:[-/]\d{1,4})?)$/;

/** Whether a spreadsheet would run the text as a formula. */
export const isFormula = (text: string): boolean => formulaStart.test(text);

/**
 * One text cell. A leading apostrophe marks the text that a spreadsheet would run or change.
 * Rejected: `="…"` also keeps digits, but it is a formula, and other programs read its quotes as content; an
 * invisible character would be copied together with the number. The XLSX export has the bare number.
 */
export function csvText(text: string): string {
  const marked = formulaStart.test(text) || mangled.test(text) ? `'${text}` : text;
  return quoted(marked);
}

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function csvCell(value: CellValue, { kind }: FileColumn, clock: WallClock): string {
  if (value === null) return '';
  // A number that the server writes is never a formula, even with a leading minus.
  if (typeof value === 'number') return String(value);
  if (typeof value === 'object') return formatDecimal(value.amountMinor, value.digits, { grouping: 'none' });
  return kind === 'time' ? clock.text(value) : csvText(value);
}

/** UTF-8 with a byte order mark, because spreadsheets need it to detect UTF-8. Lines end in CRLF. */
export class CsvWriter implements FileWriter {
  readonly #columns: readonly FileColumn[];
  readonly #clock: WallClock;
  #lines: string[] = [];

  constructor(columns: readonly FileColumn[], clock: WallClock) {
    this.#columns = columns;
    this.#clock = clock;
    this.#lines.push(`\uFEFF${columns.map(({ title }) => csvText(title)).join(',')}\r\n`);
  }

  row(cells: readonly CellValue[]): void {
    const line = this.#columns.map((column, at) => csvCell(cells[at] ?? null, column, this.#clock));
    this.#lines.push(`${line.join(',')}\r\n`);
  }

  async take(): Promise<Uint8Array[]> {
    const bytes = Buffer.from(this.#lines.join(''));
    this.#lines = [];
    return bytes.byteLength > 0 ? [bytes] : [];
  }

  /**
   * Adds no lines: programs that read the file expect rows only. The file name and the header carry the
   * facts.
   */
  end(): Promise<Uint8Array[]> {
    return this.take();
  }
}
