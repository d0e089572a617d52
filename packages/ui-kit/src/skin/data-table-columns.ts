import type { CSSProperties } from 'react';
import { type DataTableModel, fillWidths } from '../headless/table/index.ts';

const selectColumnWidthPx = 40;

/** A column as the grid draws it, in the order in which it draws it. */
export interface GridColumn {
  id: string;
  label: string;
  align: 'start' | 'center' | 'end';
  pin: 'start' | 'end' | null;
  /** The edge where the pinned part meets the scrolled part. */
  edge: boolean;
  fixed: boolean;
}

export function gridColumns<Row extends object>({
  table,
  columnInfos,
}: DataTableModel<Row>): readonly GridColumn[] {
  const start = table.getStartVisibleLeafColumns();
  const center = table.getCenterVisibleLeafColumns();
  const end = table.getEndVisibleLeafColumns();
  const info = new Map(columnInfos.map((column) => [column.id, column]));
  return [...start, ...center, ...end].map((column, index) => {
    const inStart = index < start.length;
    const inEnd = index >= start.length + center.length;
    return {
      id: column.id,
      label: info.get(column.id)?.label ?? column.id,
      align: column.columnDef.meta?.align ?? 'start',
      pin: inStart ? 'start' : inEnd ? 'end' : null,
      edge: (inStart && index === start.length - 1) || (inEnd && index === start.length + center.length),
      fixed: info.get(column.id)?.fixed ?? false,
    };
  });
}

/** Changes when columns are shown, hidden, moved or pinned; not when they are resized. */
export function columnsKey(columns: readonly GridColumn[]): string {
  return columns.map((column) => `${column.id}:${column.pin ?? ''}`).join('|');
}

interface GridGeometry<Row extends object> {
  model: DataTableModel<Row>;
  columns: readonly GridColumn[];
  availablePx: number;
  selectable: boolean;
  /** The column being dragged and its width of the moment. */
  draft: { id: string; widthPx: number } | null;
}

/**
 * Widths and pinned offsets as CSS variables on the grid, so that resizing a column does not render a single row.
 */
export function gridStyle<Row extends object>({
  model,
  columns,
  availablePx,
  selectable,
  draft,
}: GridGeometry<Row>): CSSProperties {
  const leadPx = selectable ? selectColumnWidthPx : 0;
  const userWidths = model.layout.layout.widthsPx;
  const widths = fillWidths(
    columns.map(({ id, pin }) => {
      const column = model.table.getColumn(id);
      const dragged = draft?.id === id;
      return {
        id,
        widthPx: dragged ? draft.widthPx : (column?.getSize() ?? 0),
        rigid: dragged || id in userWidths || pin === 'end' || column?.columnDef.meta?.rigid === true,
      };
    }),
    availablePx - leadPx,
  );
  const widthOf = (column: GridColumn) => widths.get(column.id) ?? 0;
  const variables: Record<string, string> = {};

  let startPx = leadPx;
  columns.forEach((column, index) => {
    if (column.pin === 'start') variables[`--start-${index}`] = `${startPx}px`;
    startPx += widthOf(column);
  });
  let endPx = 0;
  columns.toReversed().forEach((column, index) => {
    if (column.pin === 'end') variables[`--end-${columns.length - 1 - index}`] = `${endPx}px`;
    endPx += widthOf(column);
  });

  const tracks = columns.map((column) => `${widthOf(column)}px`);
  variables['--grid-tracks'] = [...(selectable ? [`${selectColumnWidthPx}px`] : []), ...tracks].join(' ');
  variables['--grid-width'] = `${startPx}px`;
  return variables;
}

export function pinStyle(column: GridColumn, index: number): CSSProperties | undefined {
  if (column.pin === 'start') return { left: `var(--start-${index})` };
  if (column.pin === 'end') return { right: `var(--end-${index})` };
  return undefined;
}

/** Class names shared by header and body cells. */
export function cellClass(column: GridColumn): string {
  const align = { start: 'justify-start', center: 'justify-center', end: 'justify-end text-right' }[
    column.align
  ];
  if (!column.pin) return align;
  const side = column.pin === 'start' ? 'border-r' : 'border-l';
  return `${align} sticky z-1 bg-inherit${column.edge ? ` ${side}` : ''}`;
}
