/** A cell of the grid: row 0 is the header, column 0 the first one shown. */
export interface GridPosition {
  row: number;
  column: number;
}

const cellSelector = '[data-grid-row] > [aria-colindex]';

/** The cell around an element. */
export const cellOf = (element: Element): HTMLElement | null => element.closest<HTMLElement>(cellSelector);

/** The position of a cell's element. */
export function positionOf(cell: Element): GridPosition {
  return {
    row: Number(cell.parentElement?.getAttribute('data-grid-row')),
    column: Number(cell.getAttribute('aria-colindex')) - 1,
  };
}

export interface GridBounds {
  rowCount: number;
  columnCount: number;
  /** Rows per Page Up and Page Down. */
  pageRows: number;
}

export interface GridKey {
  key: string;
  ctrlKey: boolean;
  metaKey?: boolean;
}

/** The position that a key moves to; `null` for other keys. Follows the ARIA grid pattern: no wrapping. */
export function nextGridPosition(
  { row, column }: GridPosition,
  { key, ctrlKey, metaKey = false }: GridKey,
  { rowCount, columnCount, pageRows }: GridBounds,
): GridPosition | null {
  const lastRow = rowCount - 1;
  const lastColumn = columnCount - 1;
  const within = (wanted: GridPosition): GridPosition => ({
    row: Math.min(Math.max(wanted.row, 0), lastRow),
    column: Math.min(Math.max(wanted.column, 0), lastColumn),
  });
  const far = ctrlKey || metaKey;
  switch (key) {
    case 'ArrowUp':
      return far ? null : within({ row: row - 1, column });
    case 'ArrowDown':
      return far ? null : within({ row: row + 1, column });
    case 'ArrowLeft':
      return far ? null : within({ row, column: column - 1 });
    case 'ArrowRight':
      return far ? null : within({ row, column: column + 1 });
    case 'Home':
      return within({ row: far ? 0 : row, column: 0 });
    case 'End':
      return within({ row: far ? lastRow : row, column: lastColumn });
    case 'PageUp':
      // Page Up stops at the first row before it reaches the header.
      return within({ row: row > 1 ? Math.max(row - pageRows, 1) : 0, column });
    case 'PageDown':
      return within({ row: row + pageRows, column });
    default:
      return null;
  }
}
