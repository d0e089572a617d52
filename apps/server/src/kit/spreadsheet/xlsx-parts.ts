import { type Cell, numberCell, RowCollector, SheetFault, type SheetLimits, type SheetRow } from './sheet.ts';

type Attributes = Readonly<Record<string, string>>;

/** One part of an XLSX file, parsed tag by tag. */
export interface XmlReader {
  open(name: string, attributes: Attributes): void;
  text(piece: string): void;
  close(name: string): void;
}

/** Finds the file of the first sheet: the workbook names a relation, and the relation names a path. */
export class SheetIndex implements XmlReader {
  #relation: string | undefined;
  readonly #targets = new Map<string, string>();

  open(name: string, attributes: Attributes): void {
    if (name === 'sheet') this.#relation ??= attributes['r:id'];
    const { Id: id, Target: target } = attributes;
    if (name === 'Relationship' && id !== undefined && target !== undefined) this.#targets.set(id, target);
  }

  text(): void {}

  close(): void {}

  firstPath(): string | undefined {
    const target = this.#relation === undefined ? undefined : this.#targets.get(this.#relation);
    return target?.startsWith('/') ? target.slice(1) : target && `xl/${target}`;
  }
}

/** The texts that cells refer to by number. Phonetic guides above Chinese characters are left out. */
export class SharedStrings implements XmlReader {
  readonly #texts: string[] = [];
  #current = '';
  #inText = false;
  #inReading = false;

  open(name: string): void {
    if (name === 'si') this.#current = '';
    if (name === 'rPh') this.#inReading = true;
    if (name === 't') this.#inText = true;
  }

  text(piece: string): void {
    if (this.#inText && !this.#inReading) this.#current += piece;
  }

  close(name: string): void {
    if (name === 't') this.#inText = false;
    if (name === 'rPh') this.#inReading = false;
    if (name === 'si') this.#texts.push(this.#current);
  }

  at(index: string): string {
    const text = this.#texts[Number(index)];
    if (text === undefined) throw new SheetFault('unreadable');
    return text;
  }
}

/** Built-in number formats that show a date or a time, in every spreadsheet program. */
const builtInDates: readonly (readonly [from: number, to: number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
];

/** The styles that show a number as a date or a time. */
export class DateStyles implements XmlReader {
  readonly #dateFormats = new Set<string>();
  readonly #dateStyles = new Set<number>();
  #inCellStyles = false;
  #styles = 0;

  open(name: string, attributes: Attributes): void {
    const { numFmtId = '', formatCode = '' } = attributes;
    if (name === 'numFmt' && isDateFormat(formatCode)) this.#dateFormats.add(numFmtId);
    if (name === 'cellXfs') this.#inCellStyles = true;
    if (name !== 'xf' || !this.#inCellStyles) return;
    const number = Number(numFmtId);
    if (this.#dateFormats.has(numFmtId) || builtInDates.some(([from, to]) => number >= from && number <= to))
      this.#dateStyles.add(this.#styles);
    this.#styles += 1;
  }

  text(): void {}

  close(name: string): void {
    if (name === 'cellXfs') this.#inCellStyles = false;
  }

  isDate(style: string | undefined): boolean {
    return style !== undefined && this.#dateStyles.has(Number(style));
  }
}

/** Date or time letters outside quoted text, colours and escapes. */
const isDateFormat = (code: string): boolean => /[ymdhs]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''));

/** The rows of a sheet. */
export class SheetCells implements XmlReader {
  readonly #strings: SharedStrings;
  readonly #styles: DateStyles;
  readonly #collector: RowCollector;
  readonly #maxColumns: number;
  #row = 0;
  #cells: Cell[] = [];
  #column = -1;
  #cell: Attributes = {};
  #value = '';
  #hasFormula = false;
  #inValue = false;

  constructor(strings: SharedStrings, styles: DateStyles, limits: SheetLimits) {
    this.#strings = strings;
    this.#styles = styles;
    this.#collector = new RowCollector(limits);
    this.#maxColumns = limits.maxColumns;
  }

  get rows(): readonly SheetRow[] {
    return this.#collector.rows;
  }

  open(name: string, attributes: Attributes): void {
    switch (name) {
      case 'row':
        this.#row = attributes.r === undefined ? this.#row + 1 : Number(attributes.r);
        if (!Number.isSafeInteger(this.#row)) throw new SheetFault('unreadable');
        this.#cells = [];
        this.#column = -1;
        return;
      case 'c':
        this.#cell = attributes;
        this.#column = attributes.r === undefined ? this.#column + 1 : columnOf(attributes.r);
        this.#value = '';
        this.#hasFormula = false;
        return;
      case 'f':
        this.#hasFormula = true;
        return;
      case 'v':
      case 't':
        this.#inValue = true;
        return;
    }
  }

  text(piece: string): void {
    if (this.#inValue) this.#value += piece;
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.#inValue = false;
    if (name === 'c') this.#take(this.#cellOf());
    if (name === 'row') this.#collector.add(this.#row, this.#cells);
  }

  #take(cell: Cell): void {
    if (cell === '') return;
    if (this.#column >= this.#maxColumns) throw new SheetFault('tooManyColumns', this.#row);
    while (this.#cells.length < this.#column) this.#cells.push('');
    this.#cells[this.#column] = cell;
  }

  #cellOf(): Cell {
    const { t: type = 'n', s: style } = this.#cell;
    if (this.#hasFormula) return { refused: 'formula' };
    if (this.#value === '') return '';
    switch (type) {
      case 's':
        return this.#strings.at(this.#value).trim();
      case 'inlineStr':
      case 'str':
        return this.#value.trim();
      case 'b':
        return this.#value === '1' ? 'TRUE' : 'FALSE';
      case 'n':
        return this.#styles.isDate(style) ? { refused: 'date' } : numberCell(this.#value);
      case 'd':
        return { refused: 'date' };
      default:
        return { refused: 'errorValue' };
    }
  }
}

/** "AB12" is column 27, counted from 0. */
function columnOf(reference: string): number {
  const [letters = ''] = /^[A-Z]{1,3}/.exec(reference) ?? [];
  if (letters === '') throw new SheetFault('unreadable');
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
