// biome-ignore-all lint/a11y/useSemanticElements: an ARIA grid of divs, because table rows cannot be positioned one by one
// biome-ignore-all lint/a11y/useAriaPropsSupportedByRole: the role is grid or treegrid, and both have a name
// biome-ignore-all lint/a11y/useFocusableInteractive: the cells are focused, as in the ARIA grid pattern
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDataGrid, useOverflowHint, type WidthDraft } from '../../headless/table/index.ts';
import { DataGridBody } from './data-table-body.tsx';
import { DataTableHeader } from './data-table-header.tsx';
import { CellHint } from './data-table-overflow-hint.tsx';
import { RangeNote } from './data-table-range-note.tsx';
import { gridStyle, leadColumnWidthPx, styledColumns } from './data-table-style.ts';
import type { DataTableProps, Lead } from './data-table-types.ts';

interface DataGridProps<Row extends object> extends DataTableProps<Row> {
  availablePx: number;
  /** Available height, as far as known before the rows are rendered. */
  scrollerPx: number;
}

/** The wide layout: a header and rows that scroll inside the table. */
export function DataGridView<Row extends object>(props: DataGridProps<Row>) {
  const { model, label, labels, availablePx, renderDetail } = props;
  const { selection } = model;
  const scroller = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState<WidthDraft | null>(null);
  const overflow = useOverflowHint();
  const selectable = selection !== null;
  const hasDetails = renderDetail !== undefined;
  const isTree = props.placeOf !== undefined;
  const expandable = hasDetails || isTree;
  const leads = useMemo<readonly Lead[]>(
    () => [...(expandable ? ['expand' as const] : []), ...(selectable ? ['select' as const] : [])],
    [expandable, selectable],
  );
  const openRow = useStable(props.onRowOpen);
  const dataGrid = useDataGrid({
    model,
    scroller,
    grid,
    availablePx,
    draft,
    leadWidthsPx: useMemo(() => leads.map(() => leadColumnWidthPx), [leads]),
    expandedIds: hasDetails ? props.expandedIds : undefined,
    firstRowIndex: props.firstRowIndex,
    total: props.total,
    onRowOpen: props.onRowOpen,
  });
  const { columns, widthsPx, shownColumns, lines, navigation, ariaCounts, range } = dataGrid;
  const { active } = navigation;
  const style = useMemo(() => gridStyle(columns, widthsPx, leads.length), [columns, widthsPx, leads]);
  const rowColumns = useMemo(() => styledColumns(shownColumns), [shownColumns]);
  const expandRow = useStable(props.onRowExpand);
  const selectRow = useStable((id: string, range: boolean) =>
    range ? selection?.toggleTo(id) : selection?.toggle(id),
  );

  return (
    <>
      <div
        ref={scroller}
        style={style}
        className={`scrollbar-thin group/grid relative min-h-0 overflow-auto bg-card [overflow-anchor:none] ${lines.count > 0 ? 'flex-1' : ''}`}
        {...overflow.containerProps}
      >
        <div
          ref={grid}
          role={isTree ? 'treegrid' : 'grid'}
          aria-label={label}
          aria-multiselectable
          {...ariaCounts}
          {...navigation.gridProps}
          {...range.gridProps}
          className="w-(--grid-width) min-w-full data-range-drag:select-none"
        >
          <DataTableHeader
            model={model}
            columns={shownColumns}
            someColumns={dataGrid.someColumns}
            leads={leads}
            labels={labels}
            activeColumn={active.row === 0 ? active.column : -1}
            onDraft={setDraft}
          />
          <DataGridBody
            table={props}
            grid={dataGrid}
            scroller={scroller}
            availablePx={availablePx}
            scrollerPx={props.scrollerPx}
            columns={rowColumns}
            leads={leads}
            onSelect={selectRow}
            onExpand={expandRow}
            onOpen={props.onRowOpen && openRow}
          />
        </div>
        <CellHint hint={overflow.hint} hintProps={overflow.hintProps} />
      </div>
      <RangeNote range={range} labels={labels} />
    </>
  );
}

/** A stable function that calls the latest version, so that memoised rows do not render again. */
function useStable<Arguments extends unknown[]>(
  callback: ((...given: Arguments) => void) | undefined,
): (...given: Arguments) => void {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  return useCallback((...given) => latest.current?.(...given), []);
}
