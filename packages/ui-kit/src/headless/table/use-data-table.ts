import { type ReactTable, type SortingState, useTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import {
  type DataColumns,
  type DataTableFeatures,
  dataTableFeatures,
  defaultColumnWidthPx,
} from './data-columns.ts';
import type { ColumnDefaults } from './table-layout.ts';
import { type LayoutMemory, type TableLayoutControl, useTableLayout } from './use-table-layout.ts';

export interface DataSort {
  columnId: string;
  direction: 'asc' | 'desc';
}

export interface DataTableOptions<Row extends object> {
  /** Stable: made outside the component or memoised. */
  columns: DataColumns<Row>;
  /** The page the server sent; `undefined` while there is none. */
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string;
  /** Where columns and density are remembered. */
  memory?: LayoutMemory | undefined;
  sort?: DataSort | null | undefined;
  onSortChange?: ((sort: DataSort | null) => void) | undefined;
  /** With both of these, rows can be selected. */
  selectedIds?: ReadonlySet<string> | undefined;
  onSelectedIdsChange?: ((ids: ReadonlySet<string>) => void) | undefined;
}

export interface DataTableModel<Row extends object> {
  table: ReactTable<DataTableFeatures, Row>;
  layout: TableLayoutControl;
  columnInfos: readonly ColumnInfo[];
  sort: DataSort | null;
  /** Absent when this table cannot be sorted. */
  setSort: ((sort: DataSort | null) => void) | undefined;
  selection: RowSelection | null;
}

export interface ColumnInfo extends ColumnDefaults {
  label: string;
}

export interface RowSelection {
  ids: ReadonlySet<string>;
  /** Of the rows on this page. */
  pageState: 'none' | 'some' | 'all';
  toggle(id: string): void;
  togglePage(): void;
  clear(): void;
}

const noRows: readonly never[] = [];

/** Column state, sorting and selection of a table whose rows come from a server. */
export function useDataTable<Row extends object>(options: DataTableOptions<Row>): DataTableModel<Row> {
  const { columns, rows = noRows, rowId, memory, sort = null, onSortChange } = options;
  const columnInfos = useMemo(() => columns.map(toColumnInfo), [columns]);
  const layoutControl = useTableLayout(columnInfos, memory);
  const { layout } = layoutControl;

  const sorting = useMemo<SortingState>(
    () => (sort ? [{ id: sort.columnId, desc: sort.direction === 'desc' }] : []),
    [sort],
  );
  const columnState = useMemo(
    () => ({
      columnOrder: [...layout.order],
      columnVisibility: Object.fromEntries(layout.hiddenIds.map((id) => [id, false])),
      columnPinning: { start: [...layout.pinnedStart], end: [...layout.pinnedEnd] },
      columnSizing: { ...layout.widthsPx },
    }),
    [layout],
  );
  const table = useTable({
    features: dataTableFeatures,
    columns,
    data: rows,
    getRowId: rowId,
    defaultColumn: { size: defaultColumnWidthPx },
    manualSorting: true,
    enableSorting: onSortChange !== undefined,
    state: { ...columnState, sorting },
  });

  const selection = useSelection(options, rows);
  return { table, layout: layoutControl, columnInfos, sort, setSort: onSortChange, selection };
}

function useSelection<Row extends object>(
  { selectedIds, onSelectedIdsChange, rowId }: DataTableOptions<Row>,
  rows: readonly Row[],
): RowSelection | null {
  return useMemo(() => {
    if (!selectedIds || !onSelectedIdsChange) return null;
    const pageIds = rows.map(rowId);
    const selectedOnPage = pageIds.filter((id) => selectedIds.has(id));
    const all = pageIds.length > 0 && selectedOnPage.length === pageIds.length;
    return {
      ids: selectedIds,
      pageState: all ? 'all' : selectedOnPage.length > 0 ? 'some' : 'none',
      toggle(id) {
        const next = new Set(selectedIds);
        if (!next.delete(id)) next.add(id);
        onSelectedIdsChange(next);
      },
      togglePage() {
        const next = new Set(selectedIds);
        for (const id of pageIds) {
          if (all) next.delete(id);
          else next.add(id);
        }
        onSelectedIdsChange(next);
      },
      clear: () => onSelectedIdsChange(new Set()),
    };
  }, [selectedIds, onSelectedIdsChange, rows, rowId]);
}

function toColumnInfo<Row extends object>(column: DataColumns<Row>[number]): ColumnInfo {
  const id =
    column.id ?? ('accessorKey' in column ? String(column.accessorKey).replaceAll('.', '_') : undefined);
  if (id === undefined) throw new Error('A column needs an id or an accessor key.');
  const { label, pin, hidden, fixed } = column.meta ?? {};
  return { id, pin, hidden, fixed, label: label ?? (typeof column.header === 'string' ? column.header : id) };
}
