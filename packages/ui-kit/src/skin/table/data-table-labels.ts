import type { Density } from '../../headless/table/index.ts';

/** All texts of the table, passed in by the app. */
export interface DataTableLabels {
  /** Label of the sort button of cards, followed by the sort column. */
  sort: string;
  sortAscending: string;
  sortDescending: string;
  clearSort: string;
  pinStart: string;
  pinEnd: string;
  unpinColumn: string;
  moveLeft: string;
  moveRight: string;
  hideColumn: string;
  resetWidth: string;
  /** Name of a column's menu button: "Options of Amount". */
  columnMenu: (column: string) => string;
  selectPage: string;
  selectRow: (rowId: string) => string;
  /** "12 selected"; `null` when everything is selected and the total is unknown. */
  selected: (count: number | null) => string;
  /** "Select all 1,234 that match". */
  selectAll: (total: number) => string;
  clearSelection: string;
  /** "3 rows, 4 columns selected", for a range of cells, and after the copy command. */
  cellsSelected: (rows: number, columns: number) => string;
  cellsCopied: (rows: number, columns: number) => string;
  /** Name of the bar with the bulk actions. */
  selectionBar: string;
  /** Header of the column of expand arrows. */
  details: string;
  expandRow: (rowId: string) => string;
  collapseRow: (rowId: string) => string;
  /** Name of a card's open button. */
  openRow: (rowId: string) => string;
  /** Announced for a row that was opened before. */
  visited: string;
  loading: string;
  retry: string;
  /** Name of the button for columns and density. */
  view: string;
  columns: string;
  density: string;
  densities: Record<Density, string>;
  moveUp: (column: string) => string;
  moveDown: (column: string) => string;
  resetView: string;
}
