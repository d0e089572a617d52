export { fillWidths, type WidthColumn } from './column-widths.ts';
export {
  type DataColumnMeta,
  type DataColumns,
  type DataTableFeatures,
  dataColumns,
  dataTableFeatures,
  defaultColumnWidthPx,
  maxColumnWidthPx,
  minColumnWidthPx,
} from './data-columns.ts';
export { type GridPosition, nextGridPosition } from './grid-navigation.ts';
export { type Paging, type PagingView, pageForSize, pageOfJump, viewOfPaging } from './paging.ts';
export {
  type ColumnDefaults,
  clampWidth,
  type Density,
  defaultLayout,
  densities,
  moveColumn,
  parseLayout,
  rowHeightPx,
  serialiseLayout,
  setHidden,
  setPin,
  setWidth,
  type TableLayout,
} from './table-layout.ts';
export {
  type ColumnInfo,
  type DataSort,
  type DataTableModel,
  type DataTableOptions,
  type RowSelection,
  useDataTable,
} from './use-data-table.ts';
export {
  type GridNavigation,
  type GridNavigationSettings,
  useGridNavigation,
} from './use-grid-navigation.ts';
export { type LayoutMemory, type TableLayoutControl, useTableLayout } from './use-table-layout.ts';
export { useVisitedRows } from './use-visited-rows.ts';
