import { type ReactTable, type SortingState, type Row as TableRow, useTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import {
  columnIdOf,
  type DataColumn,
  type DataColumns,
  type DataTableFeatures,
  dataTableFeatures,
  defaultColumnWidthPx,
  hasValue,
} from './data-columns.ts';
import type { RowList } from './grid-lines.ts';
import type { Selection } from './selection.ts';
import type { ColumnDefaults } from './table-layout.ts';
import { type RowSelection, useRowSelection } from './use-row-selection.ts';
import { type LayoutMemory, type TableLayoutControl, useTableLayout } from './use-table-layout.ts';

export interface DataSort {
  columnId: string;
  direction: 'asc' | 'desc';
}

export interface DataTableOptions<Row extends object> {
  /** Stable: made outside the component or memoised. */
  columns: DataColumns<Row>;
  /** The current page from the server; `undefined` while it loads. */
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string;
  /** Storage of column layout and density. */
  memory?: LayoutMemory | undefined;
  sort?: DataSort | null | undefined;
  onSortChange?: ((sort: DataSort | null) => void) | undefined;
  /** The user has not sorted: the rows are in their default order, described by `sort`. */
  isUsualSort?: boolean | undefined;
  /** With both of these, rows can be selected. */
  selection?: Selection | undefined;
  onSelectionChange?: ((selection: Selection) => void) | undefined;
  /** Rows for which it is false cannot be selected; one that is selected can be deselected. */
  isSelectable?: ((row: Row) => boolean) | undefined;
  /** Number of matching rows, for "select all"; `null` when unknown. */
  total?: number | null | undefined;
}

export interface DataTableModel<Row extends object> {
  table: ReactTable<DataTableFeatures, Row>;
  /** Rows of this page, created on access. */
  rows: RowList<TableRow<DataTableFeatures, Row>>;
  layout: TableLayoutControl;
  columnInfos: readonly ColumnInfo[];
  sort: DataSort | null;
  /** Clearing the sort would not change the order. */
  isUsualSort: boolean;
  /** Absent when this table cannot be sorted. */
  setSort: ((sort: DataSort | null) => void) | undefined;
  selection: RowSelection | null;
  /** Whether a row is selected; null if it cannot be. */
  selectedOf: (row: TableRow<DataTableFeatures, Row>) => boolean | null;
}

export interface ColumnInfo extends ColumnDefaults {
  label: string;
  align: 'start' | 'center' | 'end';
  /** It shows controls (actions), not a value. */
  isControls: boolean;
  /** Its cells contain only the value as text. */
  isText: boolean;
}

const noRows: readonly never[] = [];

/** Columns, sorting and selection of a table that receives its rows page by page. */
export function useDataTable<Row extends object>(options: DataTableOptions<Row>): DataTableModel<Row> {
  const { columns, rows = noRows, rowId, memory, sort = null, onSortChange, isUsualSort = !sort } = options;
  const { selection, onSelectionChange, isSelectable, total } = options;
  const columnInfos = useMemo(() => columns.map(toColumnInfo), [columns]);
  const layoutControl = useTableLayout(columnInfos, memory);
  const { layout } = layoutControl;

  const sorting = useMemo<SortingState>(
    () => (sort ? [{ id: sort.columnId, desc: sort.direction === 'desc' }] : []),
    [sort],
  );
  const state = useMemo(
    () => ({ columnSizing: { ...layout.widthsPx }, sorting }),
    [layout.widthsPx, sorting],
  );
  const table = useTable({
    features: dataTableFeatures,
    columns,
    data: rows,
    getRowId: rowId,
    defaultColumn: { size: defaultColumnWidthPx },
    manualSorting: true,
    enableSorting: onSortChange !== undefined,
    state,
  });
  const tableRows = table.getRowModel().rows;

  const page = useMemo(() => {
    let ids: readonly string[] | null = null;
    const selectable = isSelectable ? rows.filter(isSelectable) : rows;
    return {
      count: selectable.length,
      ids() {
        ids ??= selectable.map(rowId);
        return ids;
      },
    };
  }, [rows, rowId, isSelectable]);
  const rowSelection = useRowSelection(
    selection && onSelectionChange ? { selection, onSelectionChange, page, total } : null,
  );
  const rowList = useMemo(
    () => ({
      count: rows.length,
      at: (index: number) => tableRows[index],
      idAt: (index: number) => {
        const row = rows[index];
        return row && rowId(row);
      },
    }),
    [rows, rowId, tableRows],
  );
  return {
    table,
    rows: rowList,
    layout: layoutControl,
    columnInfos,
    sort,
    isUsualSort,
    setSort: onSortChange,
    selection: rowSelection,
    selectedOf: ({ id, original }) => {
      const selected = rowSelection?.isSelected(id) ?? false;
      return rowSelection && (selected || (isSelectable?.(original) ?? true)) ? selected : null;
    },
  };
}

function toColumnInfo<Row extends object>(column: DataColumn<Row>): ColumnInfo {
  const id = columnIdOf(column);
  const { label, align = 'start', pin, hidden, fixed } = column.meta ?? {};
  return {
    id,
    pin,
    hidden,
    fixed,
    label: label ?? (typeof column.header === 'string' ? column.header : id),
    align,
    isControls: !hasValue(column),
    isText: hasValue(column) && column.cell === undefined,
  };
}
