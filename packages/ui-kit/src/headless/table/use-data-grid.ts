import type { Row as TableRow } from '@tanstack/react-table';
import { type RefObject, useMemo, useRef } from 'react';
import { copiedCells } from './cell-range.ts';
import { columnsInView, columnsWith } from './column-window.ts';
import { type DataColumn, type DataTableFeatures, hasValue } from './data-columns.ts';
import { columnsKey, columnWidths, type GridColumn, gridColumns, type WidthDraft } from './grid-columns.ts';
import { type GridLines, gridLines } from './grid-lines.ts';
import { headerHeightPx, rowHeightPx } from './table-layout.ts';
import { type CellRangeControl, useCellRange } from './use-cell-range.ts';
import type { DataTableModel } from './use-data-table.ts';
import { type GridNavigation, useGridNavigation } from './use-grid-navigation.ts';
import { type ScrollPlace, useScrollPlace } from './use-scroll-place.ts';
import { useSettledColumns } from './use-settled-columns.ts';
import { useVirtualColumns } from './use-virtual-columns.ts';

export interface DataGridOptions<Row extends object> {
  model: DataTableModel<Row>;
  /** The scrolling element. */
  scroller: RefObject<HTMLElement | null>;
  /** The grid element inside the scroller. */
  grid: RefObject<HTMLElement | null>;
  /** Inner width of the scroller; 0 while unknown. */
  availablePx: number;
  draft?: WidthDraft | null | undefined;
  /** Widths of the columns before the table's own: the selection checkbox and the expand arrow. */
  leadWidthsPx: readonly number[];
  expandedIds?: ReadonlySet<string> | undefined;
  /** Index of the first row in the whole result, from 0, and the result's size (`null`: unknown). */
  firstRowIndex?: number | undefined;
  total?: number | null | undefined;
  onRowOpen?: ((id: string) => void) | undefined;
}

export interface ShownColumn {
  column: GridColumn;
  /** Index among all visible columns, without the leading ones. */
  index: number;
}

export interface DataGrid<Row extends object> {
  /** All columns in order, and their widths. */
  columns: readonly GridColumn[];
  widthsPx: readonly number[];
  /** The columns to render; with many columns only those in view. */
  shownColumns: readonly ShownColumn[];
  someColumns: boolean;
  /** Of these, the columns in view now: a row is first rendered with them. */
  indexesInSight: () => readonly number[];
  /** Scroll offset. */
  place: RefObject<ScrollPlace>;
  lines: GridLines<TableRow<DataTableFeatures, Row>>;
  /** Of a row. */
  heightPx: number;
  navigation: GridNavigation;
  /** The rectangle of cells that a user has selected to copy. */
  range: CellRangeControl;
  /** The header is line 1. */
  ariaRowIndex: (line: number) => number;
  ariaCounts: { 'aria-rowcount': number; 'aria-colcount': number };
}

/** From this number of columns only those in view are rendered. */
const virtualFromColumns = 30;

/**
 * Behaviour of a grid without its looks: what to render, where the focus is, what screen readers announce.
 * `useGridView`, in a component of its own, decides which lines are in view, so scrolling renders only that
 * component.
 */
export function useDataGrid<Row extends object>(options: DataGridOptions<Row>): DataGrid<Row> {
  const { model, scroller, grid, availablePx, draft = null, leadWidthsPx, expandedIds, onRowOpen } = options;
  const { firstRowIndex = 0, total } = options;
  const { rows, layout, selection } = model;
  const lines = useMemo(() => gridLines(rows, expandedIds), [rows, expandedIds]);
  const heightPx = rowHeightPx[layout.layout.density];

  const fresh = gridColumns(model);
  const key = columnsKey(fresh);
  // biome-ignore lint/correctness/useExhaustiveDependencies: columns keep their identity while the key is unchanged, so that rows do not render again
  const columns = useMemo(() => fresh, [key, model.columnInfos]);
  const leadPx = leadWidthsPx.reduce((sum, px) => sum + px, 0);
  const userWidths = layout.layout.widthsPx;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the width inputs of the model are listed one by one
  const widthsPx = useMemo(
    () => columnWidths(model, columns, availablePx - leadPx, draft),
    [columns, availablePx, leadPx, draft, userWidths],
  );

  const lineAt = useRef(lines.at);
  lineAt.current = lines.at;
  const rowAt = (line: number) => {
    const found = lineAt.current(line - 1);
    return found && !found.isDetail ? found.row : undefined;
  };
  const idNear = (line: number) => lineAt.current(line - 1)?.row.id;
  const leads = leadWidthsPx.length;
  const focusCell = useRef<GridNavigation['focus']>(() => undefined);
  const range = useCellRange({
    grid,
    leads,
    columnKey: key,
    rowKeyAt: (line) => lines.rowIdAt(line - 1),
    focus: (position) => focusCell.current(position),
    copy: ({ fromRow, toRow, fromColumn, toColumn }) => {
      const chosen = columns.slice(fromColumn - leads, toColumn - leads + 1);
      const between = Array.from({ length: toRow - fromRow + 1 }, (_, index) => rowAt(fromRow + index));
      return copiedCells(
        chosen.flatMap((info) => {
          const definition = model.table.getColumn(info.id)?.columnDef as DataColumn<Row> | undefined;
          return definition && hasValue(definition) ? [{ info, definition }] : [];
        }),
        between.filter((row) => row !== undefined),
      );
    },
  });
  const navigation = useGridNavigation({
    grid,
    rowCount: lines.count + 1,
    columnCount: columns.length + leads,
    pageRows: () =>
      Math.max(1, Math.floor(((scroller.current?.clientHeight ?? 0) - headerHeightPx) / heightPx) - 1),
    onRowEnter:
      onRowOpen &&
      ((line) => {
        const row = rowAt(line);
        if (row) onRowOpen(row.id);
      }),
    onRowSpace(line, range) {
      const id = rowAt(line)?.id;
      if (id === undefined) return;
      if (range) selection?.toggleTo(id);
      else selection?.toggle(id);
    },
    onExtend(from, to) {
      if (from.column >= leads) return range.extend(from, to);
      // In the leading columns Shift selects whole rows.
      const fromId = idNear(from.row);
      const toId = idNear(to.row);
      if (from.row !== to.row && fromId !== undefined && toId !== undefined) selection?.extend(fromId, toId);
    },
    onMove: () => range.clear(),
    onEscape: () => range.clear(),
    ...(selection && { onSelectAll: selection.togglePage }),
  });

  focusCell.current = navigation.focus;

  const pinnedEnd = columns.filter(({ pin }) => pin === 'end').length;
  useSettledColumns(scroller, pinnedEnd > 0);
  const across = {
    widthsPx,
    pinnedStart: columns.filter(({ pin }) => pin === 'start').length,
    pinnedEnd,
    leadPx,
  };
  const keepIndex = navigation.active.column - leads;
  const indexes = useVirtualColumns({
    ...across,
    scroller,
    availablePx,
    keepIndex,
    fromCount: virtualFromColumns,
  });
  const shownColumns = useShownColumns(columns, indexes);
  const place = useScrollPlace(scroller);
  const indexesInSight = () => {
    const view = { startPx: place.current.startPx, widthPx: availablePx };
    return indexes ?? columnsWith(keepIndex, across, columnsInView(across, view, 0));
  };

  const details = lines.count - rows.count;
  return {
    columns,
    widthsPx,
    shownColumns,
    someColumns: indexes !== null,
    indexesInSight,
    place,
    lines,
    heightPx,
    navigation,
    range,
    ariaRowIndex: (line) => firstRowIndex + line + 2,
    ariaCounts: {
      'aria-rowcount': total === null ? -1 : (total ?? rows.count) + details + 1,
      'aria-colcount': columns.length + leads,
    },
  };
}

/**
 * The columns at these indexes, or all. The result is stable while they are, so that rows do not render
 * again.
 */
export function useShownColumns(
  columns: readonly GridColumn[],
  indexes: readonly number[] | null,
): readonly ShownColumn[] {
  const key = indexes?.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the indexes
  return useMemo(
    () =>
      (indexes ?? columns.map((_, index) => index)).flatMap((index) => {
        const column = columns[index];
        return column ? [{ column, index }] : [];
      }),
    [key, columns],
  );
}
