import { CsvError, parse } from 'csv-parse/sync';
import { type Cell, RowCollector, SheetFault, type SheetLimits, type SheetRow } from './sheet.ts';

/** Lines that are looked at, empty ones among them: a file of nothing but line ends must not become millions of rows. */
const maxLines = 20_000;
const maxRowCharacters = 100_000;

/** Reads a CSV file, whatever of the usual encodings and separators it was saved with. */
export function readCsv(bytes: Uint8Array, limits: SheetLimits): readonly SheetRow[] {
  const text = decodeText(bytes);
  const collector = new RowCollector(limits);
  const options = {
    delimiter: delimiterOf(text),
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    skip_empty_lines: false,
    max_record_size: maxRowCharacters,
    to: maxLines + 1,
  };
  for (const [index, record] of recordsOf(text, options).entries()) {
    if (index >= maxLines) throw new SheetFault('tooManyRows', index + 1);
    collector.add(index + 1, record.map(cellOf));
  }
  return collector.rows;
}

function recordsOf(text: string, options: object): string[][] {
  try {
    return parse(text, options) as string[][];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // The parser counts the records that were whole.
    const whole: unknown = error.records;
    throw new SheetFault('unreadable', typeof whole === 'number' ? whole + 1 : undefined, error);
  }
}

/** What a sheet writes of a long number when it is saved as CSV. */
const shortened = /^\d(?:\.\d+)?E\+\d{2,3}$/i;

function cellOf(text: string): Cell {
  const trimmed = text.trim();
  return shortened.test(trimmed) ? { refused: 'digitsLost' } : trimmed;
}

/** By its mark, else UTF-8, else what Chinese spreadsheets save. Bytes that are none of these are refused. */
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

function tryDecode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The separator that the header has most of; names of columns hold none of them. */
function delimiterOf(text: string): string {
  const [header = ''] = text.slice(0, maxRowCharacters).split(/[\r\n]/, 1);
  const counted = [',', ';', '\t'].map((delimiter) => ({ delimiter, count: header.split(delimiter).length }));
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).delimiter;
}
