import type { CellValue, ColumnKind, FileFacts, LineLook } from './export-source.ts';

export type { FileFacts } from './export-source.ts';

/** A column of the file. The title of a time column includes the zone. */
export interface FileColumn {
  readonly title: string;
  readonly kind: ColumnKind;
}

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
