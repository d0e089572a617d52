import type { Density } from '../../headless/table/index.ts';

/** Every word of the table, handed in by the app. */
export interface DataTableLabels {
  /** The name of the button that sorts cards, before what they are sorted by. */
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
  /** The name of a column's menu button: "Options of Amount". */
  columnMenu: (column: string) => string;
  selectPage: string;
  selectRow: (rowId: string) => string;
  /** "12 selected"; `null` when everything is and nobody has counted. */
  selected: (count: number | null) => string;
  /** "Select all 1,234 that match". */
  selectAll: (total: number) => string;
  clearSelection: string;
  /** The name of the bar with what can be done with the selected rows. */
  selectionBar: string;
  /** The header of the arrows that open a row's details. */
  details: string;
  expandRow: (rowId: string) => string;
  collapseRow: (rowId: string) => string;
  /** The name of a card's button that opens its row. */
  openRow: (rowId: string) => string;
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
