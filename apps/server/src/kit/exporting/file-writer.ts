import type { CellValue, ColumnKind } from './export-source.ts';

/** A column as it is written: its title has the zone where it holds times. */
export interface FileColumn {
  readonly title: string;
  readonly kind: ColumnKind;
}

/** Facts about a file for whoever finds it a year later, each with its name. */
export type FileFacts = readonly (readonly [name: string, value: string])[];

/**
 * Writes one file, row by row. What is ready is taken out between rows, so that a file of any length needs the memory of
 * a page of it.
 */
export interface FileWriter {
  row(cells: readonly CellValue[]): void;
  /** The bytes that are ready; waits until what was given has been worked off. */
  take(): Promise<Uint8Array[]>;
  /** The rest of the file. */
  end(facts: FileFacts): Promise<Uint8Array[]>;
}
