import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { formatDecimal } from '@platform/sdk';
import { ZipFile } from 'yazl';
import type { CellValue } from './export-source.ts';
import type { FileColumn, FileFacts, FileWriter } from './file-writer.ts';
import type { WallClock } from './wall-clock.ts';
import {
  columnName,
  factsSheet,
  numberCell,
  sheetEnd,
  sheetStart,
  styles,
  textCell,
  workbookParts,
} from './xlsx-parts.ts';

/** A number in a spreadsheet keeps 15 digits. A longer one is written as text. */
const exactDigits = 15;
const widths = { text: 20, number: 10, money: 16, time: 20 } as const;
const factsName = { 'zh-CN': '说明', 'zh-TW': '說明', 'en-US': 'About' } as const;

export interface XlsxOptions {
  readonly clock: WallClock;
  /** Name of the sheet that holds the rows. */
  readonly sheetName: string;
  readonly language: keyof typeof factsName;
}

/**
 * A workbook of two sheets: the rows, and facts about the file. The ZIP is written as a stream while the
 * sheet is still open, because the maintained XLSX libraries either build the sheet in memory first or do not
 * stream.
 */
export class XlsxWriter implements FileWriter {
  readonly #columns: readonly FileColumn[];
  readonly #names: readonly string[];
  readonly #clock: WallClock;
  readonly #zip = new ZipFile();
  readonly #sheet = new PassThrough();
  readonly #ended: Promise<unknown>;
  #ready: Uint8Array[] = [];
  #lines: string[] = [];
  #lineCount = 0;

  constructor(columns: readonly FileColumn[], { clock, sheetName, language }: XlsxOptions) {
    this.#columns = columns;
    this.#names = columns.map((_, at) => columnName(at));
    this.#clock = clock;
    this.#ended = once(this.#zip.outputStream, 'end');
    // The error reaches the caller of `end`. Until then it must not crash the process as an unhandled
    // rejection.
    this.#ended.catch(() => undefined);
    this.#zip.outputStream.on('data', (bytes: Buffer) => this.#ready.push(bytes));
    for (const [name, text] of Object.entries(workbookParts([sheetName, factsName[language]])))
      this.#zip.addBuffer(Buffer.from(text), name);
    this.#zip.addReadStream(this.#sheet, 'xl/worksheets/sheet1.xml');
    this.#lines.push(
      sheetStart(
        columns.map(({ title, kind }) => Math.max(widths[kind], Math.min(40, title.length * 1.6 + 2))),
        true,
      ),
    );
    this.#line((name, at) => textCell(name, columns[at]?.title ?? '', styles.header));
  }

  row(cells: readonly CellValue[]): void {
    this.#line((place, at) => this.#cell(place, this.#columns[at], cells[at] ?? null));
  }

  async take(): Promise<Uint8Array[]> {
    const text = this.#lines.join('');
    this.#lines = [];
    if (text !== '' && !this.#sheet.write(text)) await once(this.#sheet, 'drain');
    return this.#out();
  }

  async end(facts: FileFacts): Promise<Uint8Array[]> {
    this.#lines.push(sheetEnd(this.#columns.length, this.#lineCount));
    this.#sheet.end(this.#lines.join(''));
    this.#zip.addBuffer(Buffer.from(factsSheet(facts)), 'xl/worksheets/sheet2.xml');
    this.#zip.end();
    await this.#ended;
    return this.#out();
  }

  #out(): Uint8Array[] {
    const ready = this.#ready;
    this.#ready = [];
    return ready;
  }

  #line(cellAt: (place: string, at: number) => string): void {
    this.#lineCount += 1;
    const number = this.#lineCount;
    const cells = this.#names.map((name, at) => cellAt(`${name}${number}`, at));
    this.#lines.push(`<row r="${number}">${cells.join('')}</row>`);
  }

  #cell(place: string, column: FileColumn | undefined, value: CellValue): string {
    if (value === null || value === '') return '';
    if (typeof value === 'number') return numberCell(place, value);
    if (typeof value === 'object') {
      const text = formatDecimal(value.amountMinor, value.digits, { grouping: 'none' });
      return Math.abs(value.amountMinor) < 10 ** exactDigits
        ? numberCell(place, text, styles.amount(value.digits))
        : textCell(place, text);
    }
    return column?.kind === 'time'
      ? numberCell(place, this.#clock.serial(value), styles.time)
      : textCell(place, value);
  }
}
