import stringWidth from 'string-width';
import { plainCell } from './plain-text.ts';

export interface Column<Row> {
  readonly title: string;
  readonly text: (row: Row) => string;
  /** Numbers are aligned at their end. */
  readonly align?: 'end';
}

interface TableOptions {
  readonly withTitles?: boolean;
  /** Minimum widths: those of the rows written before. */
  readonly widths?: readonly number[];
  readonly onWidths?: (widths: readonly number[]) => void;
}

const gap = '  ';

/**
 * Formats rows as table lines, each with a line end. Widths are display widths: a Chinese character takes two
 * columns, a combining mark none.
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
