import { CsvError, parse } from 'csv-parse/sync';
import { type Cell, RowCollector, SheetFault, type SheetLimits, type SheetRow } from './sheet.ts';

/**
 * Maximum number of lines read, empty ones included: a file of line ends only must not become millions of
 * rows.
 */
const maxLines = 20_000;
const maxRowCharacters = 100_000;
const lineFeed = 10;
const carriageReturn = 13;

/** How a file is written, where that is known and must not be guessed. */
export interface CsvDialect {
  readonly encoding: 'utf-8' | 'gbk';
  readonly delimiter: string;
}

/** Reads a CSV file: in the dialect if one is given, else in any of the usual encodings and separators. */
export function readCsv(bytes: Uint8Array, limits: SheetLimits, dialect?: CsvDialect): readonly SheetRow[] {
  const text = dialect ? decodeAs(bytes, dialect.encoding) : decodeText(bytes);
  refuseLongLines(text);
  const collector = new RowCollector(limits);
  let number = 0;
  try {
    parse(text, {
      delimiter: dialect?.delimiter ?? delimiterOf(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      skip_empty_lines: false,
      max_record_size: maxRowCharacters,
      // Rows are handled one by one and the parser keeps none, so the first row beyond the limit stops it.
      on_record: (record: string[]) => {
        number += 1;
        if (number > maxLines) throw new SheetFault('tooManyRows', number);
        collector.add(number, record.map(cellOf));
        return null;
      },
    });
  } catch (error) {
    if (error instanceof CsvError) throw new SheetFault('unreadable', number + 1, error);
    throw error;
  }
  return collector.rows;
}

/** A line of separators only would become a million cells before the cells are counted. */
function refuseLongLines(text: string): void {
  let start = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const isEnd =
      at === text.length || text.charCodeAt(at) === lineFeed || text.charCodeAt(at) === carriageReturn;
    if (!isEnd) continue;
    if (at - start > maxRowCharacters) throw new SheetFault('unreadable');
    start = at + 1;
  }
}

/** How a spreadsheet saves a long number as CSV. */
const shortened = /^\d(?:\.\d+)?E\+\d{2,3}$/i;

function cellOf(text: string): Cell {
  const trimmed = text.trim();
  return shortened.test(trimmed) ? { refused: 'digitsLost' } : trimmed;
}

/**
 * Decodes by the byte order mark, else as UTF-8, else as GB18030, which Chinese spreadsheets save. Other
 * bytes are refused.
 */
function decodeText(bytes: Uint8Array): string {
  const encodings =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? ['utf-16le']
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? ['utf-16be']
        : ['utf-8', 'gb18030'];
  for (const encoding of encodings) {
    const text = tryDecode(bytes, encoding);
    if (text !== undefined && !text.includes('\u0000')) return text;
  }
  throw new SheetFault('encoding');
}

function decodeAs(bytes: Uint8Array, encoding: CsvDialect['encoding']): string {
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const text = tryDecode(bytes, hasMark ? 'utf-8' : encoding);
  if (text === undefined || text.includes('\u0000')) throw new SheetFault('encoding');
  return text;
}

function tryDecode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The separator that occurs most in the header. Column names contain none of them. */
function delimiterOf(text: string): string {
  const [header = ''] = text.slice(0, maxRowCharacters).split(/[\r\n]/, 1);
  const counted = [',', ';', '\t'].map((delimiter) => ({ delimiter, count: header.split(delimiter).length }));
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).delimiter;
}
