import { parse } from 'papaparse';

/** One line of a file: its cells by column. */
export type FileRecord = Readonly<Record<string, string>>;

export type ReadFile =
  | { ok: true; records: readonly { line: number; record: FileRecord }[] }
  | { ok: false; problem: 'empty' | 'tooMany' | 'malformed' }
  | { ok: false; problem: 'unknownColumns' | 'missingColumns' | 'doubleColumns'; columns: readonly string[] };

export interface FileColumns {
  /** All columns that a file may have, spelled as in the template. */
  known: readonly string[];
  required: readonly string[];
  /** Headings of an exported file, and the column that each is; null for one that is not read. */
  headings?: Readonly<Record<string, string | null>>;
}

export const mostRecords = 2_000;

/**
 * Reads a CSV file with a header line. Columns are found by name in any order and case. A file is refused as a
 * whole if a column is unknown, because its values would be lost.
 */
export async function readRecords(file: Blob, columns: FileColumns): Promise<ReadFile> {
  const { data, errors } = parse<string[]>(textOf(await file.arrayBuffer()), { skipEmptyLines: 'greedy' });
  // A single column has no delimiter to detect; that is not an error.
  if (errors.some(({ type }) => type === 'Quotes')) return { ok: false, problem: 'malformed' };
  const [header, ...lines] = data;
  if (!header || lines.length === 0) return { ok: false, problem: 'empty' };
  if (lines.length > mostRecords) return { ok: false, problem: 'tooMany' };
  const named = header.map((title) => ({ title, column: columnOf(title, columns) }));
  const unknown = named.flatMap(({ title, column }) => (column === undefined ? [title] : []));
  if (unknown.length > 0) return { ok: false, problem: 'unknownColumns', columns: unknown };
  const names = named.map(({ column }) => column ?? '');
  const double = names.filter((name, index) => name !== '' && names.indexOf(name) !== index);
  if (double.length > 0) return { ok: false, problem: 'doubleColumns', columns: double };
  const missing = columns.required.filter((name) => !names.includes(name));
  if (missing.length > 0) return { ok: false, problem: 'missingColumns', columns: missing };
  const records = lines.map((cells, index) => ({
    line: index + 2,
    record: Object.fromEntries(
      names.flatMap((name, place) => (name === '' ? [] : [[name, cellText(cells[place] ?? '')]])),
    ),
  }));
  return { ok: true, records };
}

/** Undefined for an unknown column; null for one that is not read. */
const columnOf = (title: string, { known, headings = {} }: FileColumns): string | null | undefined => {
  const wanted = title.trim().toLowerCase();
  const isWanted = (name: string) => name.toLowerCase() === wanted;
  return known.find(isWanted) ?? Object.entries(headings).find(([heading]) => isWanted(heading))?.[1];
};

/** Spreadsheets in Chinese save text in GB 18030 unless told otherwise. */
function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/** Without the apostrophe that keeps a number from being changed by a spreadsheet. */
const cellText = (text: string): string => text.trim().replace(/^'/, '');
