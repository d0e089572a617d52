/** Limits of a file, so that reading one costs a known amount of memory and time. */
export interface SheetLimits {
  /** Rows that are not empty, including the header. */
  readonly maxRows: number;
  readonly maxColumns: number;
}

/**
 * Why the shown value of a cell is not accepted: a formula's result, a date, or digits that the spreadsheet
 * has lost.
 */
export type CellRefusal = 'formula' | 'date' | 'digitsLost' | 'errorValue';

export type Cell = string | { readonly refused: CellRefusal };

/** A row that is not empty, with the row number that the spreadsheet shows. */
export interface SheetRow {
  readonly number: number;
  readonly cells: readonly Cell[];
}

/** Why a file cannot be read as a sheet. */
export type SheetProblem = 'unreadable' | 'encoding' | 'tooLarge' | 'tooManyRows' | 'tooManyColumns';

export class SheetFault extends Error {
  override readonly name = 'SheetFault';
  readonly problem: SheetProblem;
  /** The row number, if it is known. */
  readonly row: number | undefined;

  constructor(problem: SheetProblem, row?: number, cause?: unknown) {
    super(problem, cause === undefined ? undefined : { cause });
    this.problem = problem;
    this.row = row;
  }
}

/** A spreadsheet keeps at most this many digits of a number. */
const keptDigits = 15;

/**
 * A number as a sheet shows it. A number with more digits than a sheet keeps is refused, because it differs
 * from the typed one.
 */
export function numberCell(text: string): Cell {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) return { refused: 'errorValue' };
  if (Number.isInteger(value))
    return Math.abs(value) < 10 ** keptDigits ? String(value) : { refused: 'digitsLost' };
  const shown = String(Number(value.toPrecision(keptDigits)));
  return shown.includes('e') ? { refused: 'digitsLost' } : shown;
}

/** Collects rows up to the limits. */
export class RowCollector {
  readonly rows: SheetRow[] = [];
  readonly #limits: SheetLimits;

  constructor(limits: SheetLimits) {
    this.#limits = limits;
  }

  add(number: number, cells: readonly Cell[]): void {
    const length = cells.findLastIndex((cell) => cell !== '') + 1;
    if (length === 0) return;
    if (length > this.#limits.maxColumns) throw new SheetFault('tooManyColumns', number);
    if (this.rows.length >= this.#limits.maxRows) throw new SheetFault('tooManyRows', number);
    this.rows.push({ number, cells: cells.slice(0, length) });
  }
}
