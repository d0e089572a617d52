import stringWidth from 'string-width';
import { plainCell } from './plain-text.ts';

export interface Column<Row> {
  readonly title: string;
  readonly text: (row: Row) => string;
  /** Numbers stand below each other by their end. */
  readonly align?: 'end';
}

interface TableOptions {
  readonly withTitles?: boolean;
  /** At least so wide: those of the rows before. */
  readonly widths?: readonly number[];
  readonly onWidths?: (widths: readonly number[]) => void;
}

const gap = '  ';

/**
 * Lines of a table, each with its end. Columns are as wide as they look: a Chinese character takes two places, a
 * combining mark none.
 */
export function tableLines<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  { withTitles = true, widths, onWidths }: TableOptions = {},
): string[] {
  const cells = rows.map((row) => columns.map((column) => plainCell(column.text(row))));
  const all = withTitles ? [columns.map((column) => column.title), ...cells] : cells;
  const wide = columns.map((_, index) =>
    Math.max(widths?.[index] ?? 0, ...all.map((line) => stringWidth(line[index] ?? ''))),
  );
  onWidths?.(wide);
  return all.map((line) => {
    const padded = line.map((cell, index) => {
      const padding = ' '.repeat(Math.max(0, (wide[index] ?? 0) - stringWidth(cell)));
      return columns[index]?.align === 'end' ? padding + cell : cell + padding;
    });
    return `${padded.join(gap).trimEnd()}\n`;
  });
}
