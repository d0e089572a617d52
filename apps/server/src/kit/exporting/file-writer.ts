import type { CellValue, ColumnKind, LineLook } from './export-source.ts';

/** A column of the file. The title of a time column includes the zone. */
export interface FileColumn {
  readonly title: string;
  readonly kind: ColumnKind;
}

/** Facts about the file (name and value), for a reader who opens it a year later. */
export type FileFacts = readonly (readonly [name: string, value: string])[];

/**
 * Writes one file row by row. The caller takes finished bytes between rows, so memory use is one page of rows
 * for a file of any length.
 */
export interface FileWriter {
  row(cells: readonly CellValue[], look?: LineLook): void;
  /** The finished bytes. Waits until the rows added so far are processed. */
  take(): Promise<Uint8Array[]>;
  /** The remaining bytes of the file. */
  end(facts: FileFacts): Promise<Uint8Array[]>;
}
