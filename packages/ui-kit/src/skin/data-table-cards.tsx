import { useCallback, useRef } from 'react';
import { useLateLines, useVirtualLines } from '../headless/table/index.ts';
import { DataCard } from './data-table-card.tsx';
import { CardSort } from './data-table-card-sort.tsx';
import { SkeletonCards } from './data-table-states.tsx';
import type { DataTableProps } from './data-table-types.ts';

/** What a card is taken for until it is measured, and from how many on only those in view are rendered. */
const cardHeightPx = 220;
const virtualFromCards = 80;
const gapPx = 8;
/** More than a tall phone shows. */
const seenFirst = 6;

/** What is out of sight is neither laid out nor painted; a card's shadow still shows around it. */
const inFlow =
  '[overflow-clip-margin:4px] [content-visibility:auto] [contain-intrinsic-block-size:auto_220px]';

/** The same rows on a narrow screen: a card each. */
export function DataCards<Row extends object>(props: DataTableProps<Row> & { availablePx: number }) {
  const { model, label, labels, loading = false, renderDetail, expandedIds } = props;
  const { table, columnInfos } = model;
  const { rows } = model;
  const scroller = useRef<HTMLDivElement>(null);
  const view = useVirtualLines({
    scroller,
    count: rows.count,
    fromCount: virtualFromCards,
    keyOf: useCallback((index: number) => rows.idAt(index) ?? index, [rows]),
    heightOf: () => cardHeightPx,
    heightsKey: props.availablePx,
    gapPx,
  });
  const drawn = useLateLines(rows.count, seenFirst);
  const indexes = view.isVirtual ? view.indexes : view.indexes.slice(0, drawn);
  const shown = new Set(table.getVisibleLeafColumns().map(({ id }) => id));
  const columns = table.getAllLeafColumns().filter(({ id }) => shown.has(id));
  const labelOf = new Map(columnInfos.map(({ id, label: name }) => [id, name]));

  return (
    <>
      <CardSort model={model} labels={labels} />
      <div ref={scroller} className="scrollbar-thin min-h-0 flex-1 overflow-y-auto p-2">
        {loading && rows.count === 0 && <SkeletonCards count={4} />}
        <ul
          aria-label={label}
          className={view.isVirtual ? 'relative' : 'grid gap-2'}
          style={view.totalPx === null ? undefined : { height: view.totalPx }}
        >
          {indexes.map((index) => {
            const row = rows.at(index);
            if (!row) return null;
            const topPx = view.topPxOf(index);
            const expanded = expandedIds?.has(row.id) ?? false;
            return (
              <li
                key={row.id}
                ref={topPx === null ? undefined : view.measure}
                data-index={index}
                aria-posinset={topPx === null ? undefined : index + 1}
                aria-setsize={topPx === null ? undefined : rows.count}
                style={topPx === null ? undefined : { transform: `translateY(${topPx}px)` }}
                className={topPx === null ? inFlow : 'absolute inset-x-0 top-0'}
              >
                <DataCard
                  table={table}
                  row={row}
                  columns={columns}
                  labelOf={labelOf}
                  labels={labels}
                  selection={model.selection}
                  visited={props.visitedIds?.has(row.id) ?? false}
                  opened={props.openedId === row.id}
                  onOpen={props.onRowOpen}
                  expanded={renderDetail ? expanded : null}
                  onExpand={props.onRowExpand}
                >
                  {expanded && renderDetail?.(row.original)}
                </DataCard>
              </li>
            );
          })}
        </ul>
      </div>
    </>
  );
}
