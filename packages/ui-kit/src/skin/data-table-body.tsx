// biome-ignore-all lint/a11y/useSemanticElements: an ARIA grid of divisions, because table rows cannot be laid out by themselves
import { type CSSProperties, type ReactNode, type RefObject, useRef } from 'react';
import { type DataGrid, useGridView } from '../headless/table/index.ts';
import { DetailLine } from './data-table-detail.tsx';
import { DataRow } from './data-table-row.tsx';
import { SkeletonRows } from './data-table-states.tsx';
import type { StyledColumn } from './data-table-style.ts';
import type { DataTableProps, Lead } from './data-table-types.ts';

interface DataGridBodyProps<Row extends object> {
  table: DataTableProps<Row>;
  grid: DataGrid<Row>;
  scroller: RefObject<HTMLElement | null>;
  /** Of the scroller. */
  availablePx: number;
  scrollerPx: number;
  columns: readonly StyledColumn[];
  /** Those in sight, which a row is drawn with first. */
  firstColumns: readonly StyledColumn[];
  leads: readonly Lead[];
  /** These three are the same functions in every render. */
  onSelect: (id: string, range: boolean) => void;
  onExpand: (id: string) => void;
  onOpen: ((id: string) => void) | undefined;
}

/** The lines below the header. While the view moves this is rendered, and nothing above it. */
export function DataGridBody<Row extends object>(props: DataGridBodyProps<Row>) {
  const { grid, scroller, scrollerPx, columns, leads } = props;
  const { model, labels, renderDetail, expandedIds, visitedIds, openedId } = props.table;
  const { lines, navigation, heightPx, ariaRowIndex } = grid;
  const { active } = navigation;
  const body = useRef<HTMLDivElement>(null);
  const view = useGridView({
    scroller,
    body,
    lines,
    heightPx,
    scrollerPx,
    place: grid.place,
    keepIndex: active.row - 1,
  });
  const { stepOf } = view;

  const renderDetailLine = (index: number): ReactNode => {
    const row = lines.at(index)?.row;
    if (!row) return null;
    return (
      <DetailLine
        key={`${row.id}/detail/${model.layout.layout.density}`}
        index={index}
        gridRow={index + 1}
        rowIndex={ariaRowIndex(index)}
        columnCount={grid.ariaCounts['aria-colcount']}
        active={active.row === index + 1}
        availablePx={props.availablePx}
        topPx={view.topPxOf(index)}
        measure={view.measure}
      >
        {renderDetail?.(row.original)}
      </DetailLine>
    );
  };
  const renderRow = (index: number, key: string | number): ReactNode => {
    const row = lines.at(index)?.row;
    if (!row) return null;
    return (
      <DataRow
        key={key}
        row={row}
        columns={stepOf?.(index) === 'inSight' ? props.firstColumns : columns}
        leads={leads}
        labels={labels}
        gridRow={index + 1}
        rowIndex={ariaRowIndex(index)}
        activeColumn={active.row === index + 1 ? active.column : -1}
        selected={model.selection?.isSelected(row.id) ?? null}
        expanded={renderDetail ? (expandedIds?.has(row.id) ?? false) : null}
        visited={visitedIds?.has(row.id) ?? false}
        opened={openedId === row.id}
        topPx={view.topPxOf(index)}
        onSelect={props.onSelect}
        onExpand={props.onExpand}
        onOpen={props.onOpen}
      />
    );
  };

  return (
    <div
      ref={body}
      role="rowgroup"
      className="relative"
      style={bodyStyle(view.totalPx, stepOf && lines.count * heightPx)}
    >
      {props.table.loading && lines.count === 0 && (
        <SkeletonRows
          columns={grid.columns}
          leads={leads.length}
          count={props.table.skeletonRowCount ?? 12}
        />
      )}
      {view.slots
        ? [
            ...view.slots.map(({ key, index }) => renderRow(index, key)),
            ...view.details.map(renderDetailLine),
          ]
        : view.indexes.map((index) => {
            if (stepOf?.(index) === 'later') return null;
            const id = lines.rowIdAt(index);
            return id === undefined ? renderDetailLine(index) : renderRow(index, id);
          })}
    </div>
  );
}

/** As high as its lines, also those that are not drawn yet. */
function bodyStyle(totalPx: number | null, comingPx: number | null): CSSProperties | undefined {
  if (totalPx !== null) return { height: totalPx };
  return comingPx === null ? undefined : { minHeight: comingPx };
}
