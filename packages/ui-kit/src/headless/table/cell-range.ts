import type { Row as TableRow } from '@tanstack/react-table';
import { cellText, type DataColumn, type DataTableFeatures } from './data-columns.ts';
import type { GridColumn } from './grid-columns.ts';
import type { GridPosition } from './grid-navigation.ts';
import { spreadsheetText } from './spreadsheet-text.ts';

/** A rectangle of cells, inclusive. Rows are lines of the grid (0 is the header); columns include the leading ones. */
export interface CellRange {
  fromRow: number;
  toRow: number;
  fromColumn: number;
  toColumn: number;
}

/** The rectangle between two cells. The header and the leading columns are not part of it. */
export function rangeBetween(one: GridPosition, other: GridPosition, leads: number): CellRange {
  const row = (position: GridPosition) => Math.max(position.row, 1);
  const column = (position: GridPosition) => Math.max(position.column, leads);
  return {
    fromRow: Math.min(row(one), row(other)),
    toRow: Math.max(row(one), row(other)),
    fromColumn: Math.min(column(one), column(other)),
    toColumn: Math.max(column(one), column(other)),
  };
}

export interface CopiedCells {
  /** Tab-separated lines. */
  text: string;
  html: string;
  rowCount: number;
  columnCount: number;
}

interface WrittenColumn {
  header: string;
  text: (row: object) => string;
}

/**
 * Cells with their headers for the clipboard: as tab-separated text, and as an HTML table, which spreadsheets
 * prefer. A cell is copied as the text that is read in it, with two exceptions, so that spreadsheets can
 * calculate: an amount is a plain decimal number with its currency in a column before the first amount, and a
 * time is `2026-11-20 14:03:05` with the time zone in the header. A masked value is copied masked. Texts that
 * a spreadsheet would run as a formula or change are marked as in exported files.
 */
export function copiedCells<Row extends object>(
  columns: readonly { info: Pick<GridColumn, 'label'>; definition: DataColumn<Row> }[],
  rows: readonly TableRow<DataTableFeatures, Row>[],
): CopiedCells {
  const written: WrittenColumn[] = [];
  for (const { info, definition } of columns) {
    const copy = definition.meta?.copy;
    if (copy?.before && !written.some(({ header }) => header === copy.before?.header)) {
      const { header, text } = copy.before;
      written.push({ header, text: (row) => spreadsheetText(text(row)) });
    }
    const text = copy?.text ?? ((row: object) => cellText(definition, row as Row));
    written.push({
      header: spreadsheetText(copy?.header?.() ?? info.label),
      text: copy?.isTyped ? text : (row) => spreadsheetText(text(row)),
    });
  }
  const header = written.map((column) => column.header);
  const lines = rows.map(({ original }) => written.map(({ text }) => text(original)));
  return {
    text: [header, ...lines].map((cells) => cells.map(tabCell).join('\t')).join('\r\n'),
    html: htmlTable(header, lines),
    rowCount: rows.length,
    columnCount: columns.length,
  };
}

/** One line per row: a tab or line break inside a cell would shift the cells after it. */
function tabCell(text: string): string {
  const oneLine = text.replaceAll(/[\t\r\n]+/g, ' ');
  return oneLine.startsWith('"') ? `"${oneLine.replaceAll('"', '""')}"` : oneLine;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function htmlTable(header: readonly string[], lines: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${cell.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)}</${tag}>`).join('')}</tr>`;
  const body = lines.map((cells) => line(cells, 'td')).join('');
  return `<table><thead>${line(header, 'th')}</thead><tbody>${body}</tbody></table>`;
}
