// biome-ignore-all lint/a11y/useSemanticElements: an ARIA grid of divs, because table rows cannot be positioned one by one
import { type ReactNode, type RefObject, useMemo, useRef, useSyncExternalStore } from 'react';
import { type DataGrid, useGridView, useShownColumns } from '../../headless/table/index.ts';
import { DetailLine } from './data-table-detail.tsx';
import { DataRow } from './data-table-row.tsx';
import { SkeletonRows } from './data-table-states.tsx';
import { type StyledColumn, styledColumns } from './data-table-style.ts';
import type { DataTableProps, Lead } from './data-table-types.ts';

interface DataGridBodyProps<Row extends object> {
  table: DataTableProps<Row>;
  grid: DataGrid<Row>;
  scroller: RefObject<HTMLElement | null>;
  /** Of the scroller. */
  availablePx: number;
  scrollerPx: number;
  columns: readonly StyledColumn[];
  leads: readonly Lead[];
  /** These three must be stable functions. */
  onSelect: (id: string, range: boolean) => void;
  onExpand: (id: string) => void;
  onOpen: ((id: string) => void) | undefined;
}

/** The lines below the header. On scroll only this component renders. */
export function DataGridBody<Row extends object>(props: DataGridBodyProps<Row>) {
  const { grid, scroller, scrollerPx, columns, leads } = props;
  const { model, labels, renderDetail, expandedIds, placeOf, visitedIds, openedId } = props.table;
  const { lines, navigation, heightPx, ariaRowIndex } = grid;
  const { active } = navigation;
  const range = useSyncExternalStore(grid.range.subscribe, grid.range.get, grid.range.get)?.range;
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
  const inSight = useShownColumns(grid.columns, stepOf && grid.indexesInSight());
  const firstColumns = useMemo(
    () => (inSight.length < columns.length ? styledColumns(inSight) : columns),
    [inSight, columns],
  );

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
    const treePlace = placeOf?.(row.id);
    const inRange = range && index + 1 >= range.fromRow && index + 1 <= range.toRow ? range : null;
    return (
      <DataRow
        key={key}
        row={row}
        columns={stepOf?.(index) === 'inSight' ? firstColumns : columns}
        leads={leads}
        labels={labels}
        gridRow={index + 1}
        rowIndex={ariaRowIndex(index)}
        activeColumn={active.row === index + 1 ? active.column : -1}
        selected={model.selectedOf(row)}
        expanded={
          renderDetail
            ? (expandedIds?.has(row.id) ?? false)
            : treePlace && treePlace.branch !== 'none'
              ? treePlace.branch !== 'closed'
              : null
        }
        depth={treePlace?.depth ?? null}
        reading={treePlace?.branch === 'loading'}
        visited={visitedIds?.has(row.id) ?? false}
        opened={openedId === row.id}
        rangeFrom={inRange?.fromColumn ?? -1}
        rangeTo={inRange?.toColumn ?? -1}
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
      style={view.totalPx === null ? undefined : { height: view.totalPx }}
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
            const id = lines.rowIdAt(index);
            if (stepOf?.(index) === 'later') return id && <div key={id} className="h-(--row-height)" />;
            return id === undefined ? renderDetailLine(index) : renderRow(index, id);
          })}
    </div>
  );
}
