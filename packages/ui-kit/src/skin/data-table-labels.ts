import type { Density } from '../headless/table/index.ts';

/** Every word of the table, handed in by the app. */
export interface DataTableLabels {
  sortAscending: string;
  sortDescending: string;
  clearSort: string;
  pinColumn: string;
  unpinColumn: string;
  hideColumn: string;
  resetWidth: string;
  /** The name of a column's menu button: "Options of Amount". */
  columnMenu: (column: string) => string;
  selectPage: string;
  selectRow: (rowId: string) => string;
  /** Said of a row the user has opened before. */
  visited: string;
  loading: string;
  retry: string;
  /** The name of the button that opens columns and density. */
  view: string;
  columns: string;
  density: string;
  densities: Record<Density, string>;
  moveUp: (column: string) => string;
  moveDown: (column: string) => string;
  resetView: string;
}
