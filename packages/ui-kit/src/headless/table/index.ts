export { type ColumnFilter, comparer } from './client-rows.ts';
export { type ColumnZone, columnsInOrder, moveColumn, zoneOf } from './column-order.ts';
export { fillWidths, type WidthColumn } from './column-widths.ts';
export {
  type CopiedColumn,
  type DataColumnMeta,
  type DataColumns,
  type DataTableFeatures,
  dataColumns,
  dataTableFeatures,
  defaultColumnWidthPx,
  maxColumnWidthPx,
  minColumnWidthPx,
} from './data-columns.ts';
export { type ExportColumn, exportColumns } from './export-columns.ts';
export {
  columnWidths,
  type GridColumn,
  type WidthDraft,
} from './grid-columns.ts';
export { type GridLine, gridLines, type RowList } from './grid-lines.ts';
export { type GridPosition, nextGridPosition } from './grid-navigation.ts';
export { headerCommand } from './header-keys.ts';
export type { LinesShown } from './lines-shown.ts';
export { type Paging, type PagingView, pageForSize, pageOfJump, viewOfPaging } from './paging.ts';
export { type PinnedRows, pinRows } from './pinned-rows.ts';
export {
  allSelected,
  countSelected,
  isSelected,
  nothingSelected,
  type PageSelection,
  type Selection,
  withSelected,
} from './selection.ts';
export { spreadsheetText } from './spreadsheet-text.ts';
export {
  type ColumnDefaults,
  clampWidth,
  type Density,
  defaultLayout,
  densities,
  parseLayout,
  rowHeightPx,
  serialiseLayout,
  setHidden,
  setPin,
  setWidth,
  type TableLayout,
} from './table-layout.ts';
export { type TreeInput, type TreeLines, type TreePlace, treeLines } from './tree-lines.ts';
export type { CellRangeControl } from './use-cell-range.ts';
export { type ClientTable, type ClientTableOptions, useClientTable } from './use-client-table.ts';
export { type ColumnDrag, useColumnDrag } from './use-column-drag.ts';
export {
  type DataGrid,
  type DataGridOptions,
  type ShownColumn,
  useDataGrid,
  useShownColumns,
} from './use-data-grid.ts';
export {
  type ColumnInfo,
  type DataSort,
  type DataTableModel,
  type DataTableOptions,
  useDataTable,
} from './use-data-table.ts';
export { type ExpandedRows, useExpandedRows } from './use-expanded-rows.ts';
export {
  type GridNavigation,
  type GridNavigationSettings,
  useGridNavigation,
} from './use-grid-navigation.ts';
export { type GridView, useGridView } from './use-grid-view.ts';
export { useLazyLines } from './use-lazy-lines.ts';
export { type OverflowHint, type OverflowHintControl, useOverflowHint } from './use-overflow-hint.ts';
export { type Answer, type PinnedList, usePinnedRows } from './use-pinned-rows.ts';
export { type RowSelection, useSelectionOf } from './use-row-selection.ts';
export { type LayoutMemory, type TableLayoutControl, useTableLayout } from './use-table-layout.ts';
export { useVisitedRows } from './use-visited-rows.ts';
