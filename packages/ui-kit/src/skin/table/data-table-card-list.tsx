import type { LinesShown } from '../../headless/table/index.ts';
import { DataCard } from './data-table-card.tsx';
import type { DataTableProps } from './data-table-types.ts';

/** Assumed card height until it is measured: of a tall one, because what is higher than assumed covers the next card. */
export const cardHeightPx = 280;
export const cardGapPx = 8;

interface CardListProps<Row extends object> {
  table: DataTableProps<Row>;
  /** Indexes of the cards to render. */
  indexes: readonly number[];
  /** `null` in normal document flow. */
  places: Pick<LinesShown, 'topPxOf' | 'totalPx' | 'measure'> | null;
}

/**
 * Cards out of view are neither laid out nor painted; the margin shows a card's shadow. The last card is
 * always laid out: if it is taller than assumed, its buttons would overlap what follows the list.
 */
const inFlow =
  '[overflow-clip-margin:4px] [content-visibility:auto] [contain-intrinsic-block-size:auto_280px] last:[content-visibility:visible]';

export function CardList<Row extends object>({ table: props, indexes, places }: CardListProps<Row>) {
  const { model, label, labels, renderDetail, expandedIds, placeOf } = props;
  const { table, columnInfos, rows } = model;
  const { order, hiddenIds } = model.layout.layout;
  const columns = order.flatMap((id) => (hiddenIds.includes(id) ? [] : (table.getColumn(id) ?? [])));
  const labelOf = new Map(columnInfos.map(({ id, label: name }) => [id, name]));
  return (
    <ul
      aria-label={label}
      className={places ? 'relative' : 'grid gap-2'}
      style={places ? { height: places.totalPx ?? 0 } : undefined}
    >
      {indexes.map((index) => {
        const row = rows.at(index);
        if (!row) return null;
        const place = placeOf?.(row.id);
        const expanded = place
          ? place.branch === 'open' || place.branch === 'loading'
          : (expandedIds?.has(row.id) ?? false);
        const isExpandable = place ? place.branch !== 'none' : renderDetail !== undefined;
        return (
          <li
            key={row.id}
            ref={places?.measure}
            data-index={index}
            aria-posinset={places ? index + 1 : undefined}
            aria-setsize={places ? rows.count : undefined}
            style={places ? { transform: `translateY(${places.topPxOf(index) ?? 0}px)` } : undefined}
            className={places ? 'absolute inset-x-0 top-0' : inFlow}
          >
            <DataCard
              table={table}
              row={row}
              columns={columns}
              labelOf={labelOf}
              labels={labels}
              selection={model.selection}
              selected={model.selectedOf(row)}
              visited={props.visitedIds?.has(row.id) ?? false}
              opened={props.openedId === row.id}
              onOpen={props.onRowOpen}
              expanded={isExpandable ? expanded : null}
              depth={place?.depth ?? 0}
              onExpand={props.onRowExpand}
            >
              {expanded && renderDetail?.(row.original)}
            </DataCard>
          </li>
        );
      })}
    </ul>
  );
}
