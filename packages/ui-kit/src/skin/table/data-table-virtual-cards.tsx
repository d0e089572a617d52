import { type RefObject, useCallback } from 'react';
import { useVirtualLines } from '../../headless/table/use-virtual-lines.ts';
import { CardList, cardGapPx, cardHeightPx } from './data-table-card-list.tsx';
import type { DataTableProps } from './data-table-types.ts';

interface VirtualCardsProps<Row extends object> {
  table: DataTableProps<Row>;
  scroller: RefObject<HTMLElement | null>;
  /** Card heights depend on the width. */
  availablePx: number;
}

/** Renders only the cards in view. In a separate file because most pages have few rows. */
export function VirtualCards<Row extends object>({ table, scroller, availablePx }: VirtualCardsProps<Row>) {
  const { rows } = table.model;
  const view = useVirtualLines({
    scroller,
    count: rows.count,
    keyOf: useCallback((index: number) => rows.idAt(index) ?? index, [rows]),
    heightOf: () => cardHeightPx,
    heightsKey: availablePx,
    gapPx: cardGapPx,
  });
  return <CardList table={table} indexes={view.indexes} places={view} />;
}
