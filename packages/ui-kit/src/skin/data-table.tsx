// biome-ignore-all lint/a11y/useSemanticElements: an ARIA grid of divisions, because table rows cannot be laid out by themselves
// biome-ignore-all lint/a11y/useFocusableInteractive: the cells take the focus, as the ARIA grid has it
import { observeElementRect, useVirtualizer, type VirtualizerOptions } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type DataTableModel, rowHeightPx, useGridNavigation } from '../headless/table/index.ts';
import { cn } from './class-names.ts';
import { DataCards } from './data-table-cards.tsx';
import { columnsKey, gridColumns, gridStyle } from './data-table-columns.ts';
import { DataTableHeader } from './data-table-header.tsx';
import type { DataTableLabels } from './data-table-labels.ts';
import { DataRow } from './data-table-row.tsx';
import { RefreshBar, SkeletonRows, TableError, type TableProblem } from './data-table-states.tsx';
import { useElementWidth } from './use-element-width.ts';

export type { DataTableLabels } from './data-table-labels.ts';
export type { TableProblem } from './data-table-states.tsx';

export interface DataTableProps<Row extends object> {
  model: DataTableModel<Row>;
  /** The grid's name for screen readers. */
  label: string;
  labels: DataTableLabels;
  /** No rows yet: skeleton rows stand in. */
  loading?: boolean;
  /** Rows are shown and fresh ones are on their way. */
  refreshing?: boolean;
  problem?: TableProblem | null;
  onRetry?: () => void;
  /** Shown when the result has no rows; says why, and the way out. */
  empty: ReactNode;
  onRowOpen?: (id: string) => void;
  /** The row whose details are on screen. */
  openedId?: string | null;
  visitedIds?: ReadonlySet<string>;
  /** Place of the first row in the whole result, from 0, and the whole result's size; for screen readers. */
  firstRowIndex?: number;
  total?: number | null;
  skeletonRowCount?: number;
  /** On a narrow screen: cards, or the same grid scrolling sideways. */
  narrow?: 'cards' | 'grid';
  className?: string;
}

const cardBreakpointPx = 640;
/** From this many rows on only those in view are rendered. */
const virtualFromRows = 80;

/** Taken for the view where nothing can be measured: a kept-alive page that is hidden, a test without layout. */
const unmeasuredRect = { width: 1280, height: 800 };

const observeRect: VirtualizerOptions<HTMLDivElement, Element>['observeElementRect'] = (instance, report) =>
  observeElementRect(instance, (rect) => report(rect.height > 0 ? rect : unmeasuredRect));

export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { model, labels, loading = false, problem = null, narrow = 'cards' } = props;
  const root = useRef<HTMLDivElement>(null);
  const availablePx = useElementWidth(root);
  const rowCount = model.table.getRowModel().rows.length;
  const showCards = narrow === 'cards' && availablePx > 0 && availablePx < cardBreakpointPx;

  return (
    <div
      ref={root}
      data-density={model.layout.layout.density}
      aria-busy={loading || props.refreshing || undefined}
      className={cn('flex min-h-0 min-w-0 flex-col', props.className)}
    >
      <RefreshBar active={loading || (props.refreshing ?? false)} label={labels.loading} />
      {problem && <TableError problem={problem} retryLabel={labels.retry} onRetry={props.onRetry} />}
      <TableBody {...props} availablePx={availablePx} showCards={showCards} />
      {!loading && !problem && rowCount === 0 && props.empty}
    </div>
  );
}

interface TableBodyProps<Row extends object> extends DataTableProps<Row> {
  availablePx: number;
  showCards: boolean;
}

function TableBody<Row extends object>(props: TableBodyProps<Row>) {
  const { model, label, labels, loading = false, problem, availablePx, showCards, visitedIds } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState<{ id: string; widthPx: number } | null>(null);
  const fresh = gridColumns(model);
  const key = columnsKey(fresh);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same columns while the key is the same, so that rows are not rendered for nothing
  const columns = useMemo(() => fresh, [key, model.columnInfos]);
  const rowCount = model.table.getRowModel().rows.length;

  if (showCards) {
    return (
      <div ref={scroller} className="scrollbar-thin min-h-0 flex-1 overflow-y-auto">
        <DataCards
          model={model}
          columns={columns}
          label={label}
          labels={labels}
          visitedIds={visitedIds}
          onRowOpen={props.onRowOpen}
        />
      </div>
    );
  }
  if (problem && rowCount === 0) return null;
  return (
    <div
      ref={scroller}
      style={gridStyle({ model, columns, availablePx, selectable: model.selection !== null, draft })}
      className={cn('scrollbar-thin relative min-h-0 overflow-auto', rowCount > 0 && 'flex-1')}
    >
      <Grid {...props} loading={loading} columns={columns} scroller={scroller} onDraft={setDraft} />
    </div>
  );
}

interface GridProps<Row extends object> extends DataTableProps<Row> {
  columns: ReturnType<typeof gridColumns>;
  scroller: RefObject<HTMLDivElement | null>;
  onDraft: (draft: { id: string; widthPx: number } | null) => void;
}

function Grid<Row extends object>({
  model,
  label,
  labels,
  loading,
  columns,
  scroller,
  visitedIds,
  openedId,
  firstRowIndex = 0,
  total,
  skeletonRowCount = 12,
  onRowOpen,
  onDraft,
}: GridProps<Row>) {
  const grid = useRef<HTMLDivElement>(null);
  const { table, selection } = model;
  const rows = table.getRowModel().rows;
  const heightPx = rowHeightPx[model.layout.layout.density];
  const virtual = rows.length >= virtualFromRows;
  const columnCount = columns.length + (selection ? 1 : 0);

  // Stable functions: with new ones the virtualizer would measure every row again on each scroll.
  const rowKey = useCallback((index: number) => rows[index]?.id ?? index, [rows]);
  const rowHeight = useCallback(() => heightPx, [heightPx]);
  const virtualizer = useVirtualizer({
    count: rows.length,
    enabled: virtual,
    getScrollElement: () => scroller.current,
    estimateSize: rowHeight,
    getItemKey: rowKey,
    overscan: 8,
    initialRect: unmeasuredRect,
    observeElementRect: observeRect,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another density means other heights
  useEffect(() => virtualizer.measure(), [heightPx, virtualizer]);

  const openRow = useStable(onRowOpen);
  const toggleRow = useStable(selection?.toggle);
  const navigation = useGridNavigation({
    grid,
    rowCount: rows.length + 1,
    columnCount,
    pageRows: 10,
    scrollToRow: (row) => virtualizer.scrollToIndex(row - 1),
    onRowEnter: (row) => openRow(rows[row - 1]?.id),
    onRowSpace: (row) => toggleRow(rows[row - 1]?.id),
  });

  const shown = virtual
    ? virtualizer.getVirtualItems().map((item) => ({ index: item.index, topPx: item.start }))
    : rows.map((_, index) => ({ index, topPx: null }));
  // A row that has left the view cannot hold the Tab stop: the header takes it.
  const activeShown = shown.some(({ index }) => index + 1 === navigation.active.row);
  const headerColumn =
    navigation.active.row === 0 ? navigation.active.column : activeShown ? -1 : navigation.active.column;

  return (
    <div
      ref={grid}
      role="grid"
      aria-label={label}
      aria-rowcount={total === undefined ? rows.length + 1 : total === null ? -1 : total + 1}
      aria-colcount={columnCount}
      aria-multiselectable={selection ? true : undefined}
      {...navigation.gridProps}
      className="w-(--grid-width) min-w-full"
    >
      <DataTableHeader
        model={model}
        columns={columns}
        labels={labels}
        activeColumn={headerColumn}
        onDraft={onDraft}
      />
      <div
        role="rowgroup"
        className="relative"
        style={virtual ? { height: virtualizer.getTotalSize() } : undefined}
      >
        {loading && rows.length === 0 && (
          <SkeletonRows columns={columns} selectable={selection !== null} count={skeletonRowCount} />
        )}
        {shown.map(({ index, topPx }) => {
          const row = rows[index];
          if (!row) return null;
          return (
            <DataRow
              key={row.id}
              table={table}
              row={row}
              columns={columns}
              labels={labels}
              gridRow={index + 1}
              rowIndex={firstRowIndex + index + 2}
              activeColumn={navigation.active.row === index + 1 ? navigation.active.column : -1}
              selectable={selection !== null}
              selected={selection?.isSelected(row.id) ?? false}
              visited={visitedIds?.has(row.id) ?? false}
              opened={openedId === row.id}
              topPx={topPx}
              onToggle={toggleRow}
              onOpen={onRowOpen && openRow}
            />
          );
        })}
      </div>
    </div>
  );
}

/** One function for all renders that calls the latest one, so that memoised rows stay as they are. */
function useStable(callback: ((id: string) => void) | undefined): (id: string | undefined) => void {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  return useCallback((id) => {
    if (id !== undefined) latest.current?.(id);
  }, []);
}
