import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { CsvWriter } from '../../../kit/exporting/csv-writer.ts';
import type { ExportColumn, ExportSource, LineLook } from '../../../kit/exporting/export-source.ts';
import type { FileColumn, FileFacts, FileWriter } from '../../../kit/exporting/file-writer.ts';
import { PdfWriter } from '../../../kit/exporting/pdf-writer.ts';
import { WallClock } from '../../../kit/exporting/wall-clock.ts';
import { XlsxWriter } from '../../../kit/exporting/xlsx-writer.ts';
import type { Language } from '../../../kit/operation/context.ts';
import { fillMessage } from '../../../kit/refusals/fill-message.ts';
import { factNames } from './exports.labels.ts';
import { exportPolicy } from './exports.policy.ts';
import type { ListExport } from './exports.table.ts';

const gzipped = promisify(gzip);

type LookOf = (row: object, language: Language) => LineLook;

/** Writes rows to a file and returns the pieces to store. */
export class ExportFile {
  readonly #columns: readonly ExportColumn<object>[];
  readonly #language: Language;
  readonly #writer: FileWriter;
  readonly #compress: boolean;
  readonly #lookOf: LookOf | undefined;
  #waiting: Uint8Array[] = [];
  #waitingBytes = 0;
  sizeBytes = 0;

  constructor(
    columns: readonly ExportColumn[],
    source: ExportSource,
    asked: ListExport,
    heading: FileFacts = [],
  ) {
    const printed = source.document?.printed;
    const written =
      asked.format === 'pdf' && printed ? columns.filter(({ id }) => Object.hasOwn(printed, id)) : columns;
    this.#columns = written as readonly ExportColumn<never>[] as readonly ExportColumn<object>[];
    this.#language = asked.language;
    this.#compress = asked.format === 'csv';
    this.#lookOf = source.document?.lookOf as LookOf | undefined;
    this.#writer = writerOf(written, source, asked, heading);
  }

  add(rows: readonly object[]): void {
    for (const row of rows)
      this.#writer.row(
        this.#columns.map(({ value }) => value(row, this.#language)),
        this.#lookOf?.(row, this.#language),
      );
  }

  /** Complete pieces of the added rows. */
  async pieces(): Promise<Uint8Array[]> {
    return this.#cut(await this.#writer.take(), exportPolicy.pieceBytes);
  }

  async lastPieces(facts: FileFacts): Promise<Uint8Array[]> {
    return this.#cut(await this.#writer.end(facts), 1);
  }

  /** Cuts the buffered bytes into pieces while at least the given size is buffered. */
  async #cut(bytes: readonly Uint8Array[], atLeast: number): Promise<Uint8Array[]> {
    for (const some of bytes) {
      this.#waiting.push(some);
      this.#waitingBytes += some.byteLength;
      this.sizeBytes += some.byteLength;
    }
    if (this.#waitingBytes < atLeast) return [];
    const all = Buffer.concat(this.#waiting);
    const pieces: Uint8Array[] = [];
    let start = 0;
    for (; all.byteLength - start >= atLeast; start += exportPolicy.pieceBytes) {
      const piece = all.subarray(start, start + exportPolicy.pieceBytes);
      pieces.push(this.#compress ? await gzipped(piece) : Buffer.from(piece));
    }
    const rest = Buffer.from(all.subarray(Math.min(start, all.byteLength)));
    this.#waiting = rest.byteLength > 0 ? [rest] : [];
    this.#waitingBytes = rest.byteLength;
    return pieces;
  }
}

function writerOf(
  columns: readonly ExportColumn[],
  source: ExportSource,
  asked: ListExport,
  heading: FileFacts,
): FileWriter {
  const clock = new WallClock(asked.timeZone);
  const written = columns.map((column) => fileColumn(column, asked));
  const { language } = asked;
  const title = source.title[language];
  switch (asked.format) {
    case 'csv':
      return new CsvWriter(written, clock);
    case 'xlsx':
      return new XlsxWriter(written, { clock, sheetName: title, language });
    case 'pdf': {
      // The heading names the time zone, so the narrow columns need not.
      const placed = columns.map(({ id, kind, title: name }) => ({
        kind,
        title: name[language],
        share: source.document?.printed[id] ?? 1,
      }));
      return new PdfWriter(placed, { clock, title, heading, language });
    }
  }
}

/** The title of a time column includes the time zone. */
const fileColumn = ({ title, kind }: ExportColumn, { language, timeZone }: ListExport): FileColumn => ({
  kind,
  title: kind === 'time' ? `${title[language]} (${timeZone})` : title[language],
});

/** The facts on the second sheet. */
export function factsOf(
  source: ExportSource,
  asked: ListExport,
  {
    rowCount,
    limitReached,
    facts = [],
    now,
  }: {
    readonly rowCount: number;
    readonly limitReached: boolean;
    /** What a document says about itself. */
    readonly facts?: FileFacts;
    readonly now: Date;
  },
): FileFacts {
  const { language, timeZone, selection, account } = asked;
  const clock = new WallClock(timeZone);
  const name = (key: keyof typeof factNames): string => factNames[key][language];
  return [
    [name('list'), source.title[language]],
    [name('exportedBy'), account],
    [name('exportedAt'), clock.text(now.toISOString())],
    [name('timeZone'), timeZone],
    [name('rows'), String(rowCount)],
    ...facts,
    ...(limitReached ? ([[name('limit'), name('limitReached')]] as const) : []),
    ...(selection
      ? [[name(selection.mode === 'only' ? 'selected' : 'deselected'), String(selection.ids.length)] as const]
      : []),
    // The heading of a document has its party and period.
    ...(source.document ? [] : filterTexts(asked)).map(
      ([filter, value]) => [fillMessage(name('filter'), { filter }), value] as const,
    ),
  ];
}

/** The filters as the requester's screen words them; those of a script have only the names of parameters. */
const filterTexts = ({ filterNotes, filters }: ListExport): readonly (readonly [string, string])[] =>
  filterNotes?.map(({ label, value }) => [label, value] as const) ?? Object.entries(filters);
