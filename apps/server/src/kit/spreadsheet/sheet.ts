/** What a file may hold at most, so that reading one costs a known amount of memory and time. */
export interface SheetLimits {
  /** Rows with something in them, the header among them. */
  readonly maxRows: number;
  readonly maxColumns: number;
}

/** Why a cell is not taken for what it shows: a formula's result, a day, or digits that the sheet has lost. */
export type CellRefusal = 'formula' | 'date' | 'digitsLost' | 'errorValue';

export type Cell = string | { readonly refused: CellRefusal };

/** A row that has something in it; numbered as a spreadsheet shows it. */
export interface SheetRow {
  readonly number: number;
  readonly cells: readonly Cell[];
}

/** Why a file cannot be read as a sheet. */
export type SheetProblem = 'unreadable' | 'encoding' | 'tooLarge' | 'tooManyRows' | 'tooManyColumns';

export class SheetFault extends Error {
  override readonly name = 'SheetFault';
  readonly problem: SheetProblem;
  /** Where, when it is known. */
  readonly row: number | undefined;

  constructor(problem: SheetProblem, row?: number, cause?: unknown) {
    super(problem, cause === undefined ? undefined : { cause });
    this.problem = problem;
    this.row = row;
  }
}

/** More than this many digits a spreadsheet does not keep of a number. */
const keptDigits = 15;

/** A number as a sheet shows it. Whatever has more digits than a sheet keeps is no longer the one that was typed. */
export function numberCell(text: string): Cell {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) return { refused: 'errorValue' };
  if (Number.isInteger(value))
    return Math.abs(value) < 10 ** keptDigits ? String(value) : { refused: 'digitsLost' };
  const shown = String(Number(value.toPrecision(keptDigits)));
  return shown.includes('e') ? { refused: 'digitsLost' } : shown;
}

/** Collects rows until there are more than may be. */
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
