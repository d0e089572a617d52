import { formatDecimal } from '@platform/sdk';
import type { CellValue } from './export-source.ts';
import type { FileColumn, FileWriter } from './file-writer.ts';
import type { WallClock } from './wall-clock.ts';

/** Spreadsheets take cells that begin so for formulas, and some drop what stands before them. */
const formulaStart = /^[\s\0]*[=+\-@\t\r\0＝＋－＠]/;
/** Digits that spreadsheets round, show as 1.2E+11 or take the zeros off; texts that they read as a power or a date. */
const mangled = /^(?:\d{12,}|0\d+|\d+(?:\.\d+)?[eE][+-]?\d+|\d{1,4}[-/]\d{1,2}(?:[-/]\d{1,4})?)$/;

/**
 * A text as one cell. What a spreadsheet would run or mangle is marked as text by a leading apostrophe: `="…"` keeps
 * digits too and is a formula itself, which a careful reader refuses to run and which other programs read with its
 * marks; an invisible sign would be part of the number for whoever copies it. Whoever needs the bare number takes XLSX.
 */
export function csvText(text: string): string {
  const marked = formulaStart.test(text) || mangled.test(text) ? `'${text}` : text;
  return quoted(marked);
}

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function csvCell(value: CellValue, { kind }: FileColumn, clock: WallClock): string {
  if (value === null) return '';
  // Figures of our own are no formulas, below nought or not.
  if (typeof value === 'number') return String(value);
  if (typeof value === 'object') return formatDecimal(value.amountMinor, value.digits, { grouping: 'none' });
  return kind === 'time' ? clock.text(value) : csvText(value);
}

/** UTF-8 after a byte order mark, without which spreadsheets do not take it for UTF-8; lines end in CRLF. */
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

  /** Lines that are no rows would be in the way of whatever reads the file: the facts are in its name and header. */
  end(): Promise<Uint8Array[]> {
    return this.take();
  }
}
