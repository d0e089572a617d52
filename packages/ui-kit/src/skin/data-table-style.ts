import type { CSSProperties } from 'react';
import type { GridColumn, ShownColumn } from '../headless/table/index.ts';

export const leadColumnWidthPx = 40;

/**
 * Widths and pinned offsets as CSS variables on the scroller, so that resizing a column does not render a single row.
 * What takes the focus is scrolled clear of the header and the pinned columns.
 */
export function gridStyle(
  columns: readonly GridColumn[],
  widthsPx: readonly number[],
  leads: number,
): CSSProperties {
  const variables: Record<string, string> = {};
  let startPx = leads * leadColumnWidthPx;
  let pinnedStartPx = startPx;
  columns.forEach((column, index) => {
    variables[`--start-${index}`] = `${startPx}px`;
    variables[`--width-${index}`] = `${widthsPx[index] ?? 0}px`;
    startPx += widthsPx[index] ?? 0;
    if (column.pin === 'start') pinnedStartPx = startPx;
  });
  let endPx = 0;
  columns.toReversed().forEach((column, reversedIndex) => {
    const index = columns.length - 1 - reversedIndex;
    if (column.pin !== 'end') return;
    variables[`--end-${index}`] = `${endPx}px`;
    endPx += widthsPx[index] ?? 0;
  });

  const tracks = [...Array<number>(leads).fill(leadColumnWidthPx), ...widthsPx];
  return {
    ...variables,
    '--grid-tracks': tracks.map((px) => `${px}px`).join(' '),
    '--grid-width': `${startPx}px`,
    scrollPaddingBlockStart: '2.25rem',
    scrollPaddingInline: `${pinnedStartPx}px ${endPx}px`,
  } as CSSProperties;
}

/** Where a header stands: beside its neighbours, or (of many columns only some are there) in its own track. */
export function cellStyle(
  column: GridColumn,
  index: number,
  track: number | null,
): CSSProperties | undefined {
  if (!column.pin && track === null) return undefined;
  return {
    ...(column.pin && { '--pin': `var(--${column.pin}-${index})` }),
    ...(track !== null && { gridColumnStart: track }),
  } as CSSProperties;
}

/** The ring of a cell that has the focus; the others draw none, not even an unseen one: there are hundreds. */
export const focusClass =
  'outline-none focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-ring';

// While the scroller only goes up and down, pinned cells are placed instead of sticky (useSettledColumns).
const pinnedClass = 'sticky group-data-settled/grid:relative z-1 bg-(--row-surface)';
const pinnedStart = `${pinnedClass} start-(--pin) group-data-settled/grid:start-(--settled-start)`;
const pinnedEnd = `${pinnedClass} end-(--pin) group-data-settled/grid:start-(--settled-end) group-data-settled/grid:end-auto`;

const alignClass = {
  start: 'justify-start',
  center: 'justify-center text-center',
  end: 'justify-end text-end',
};

/** Class names shared by header and body cells. */
export function cellClass(column: GridColumn): string {
  const align = alignClass[column.align];
  if (!column.pin) return align;
  const side = column.pin === 'start' ? 'border-e' : 'border-s';
  return `${align} ${column.pin === 'start' ? pinnedStart : pinnedEnd}${column.edge ? ` ${side}` : ''}`;
}

/** A column with what all its cells look like, worked out once for all of them. */
export interface StyledColumn extends ShownColumn {
  className: string;
  /** Of a cell that is a text and nothing else, and needs no element inside. */
  textClassName: string;
  style: CSSProperties;
}

// A cell says itself where it stands, so that what changes in it is laid out without its row. Only pinned ones are in
// the row's flow: they stick.
const bodyCellClass = `${focusClass} contain-strict h-full shrink-0 px-(--cell-padding)`;

export function styledColumns(columns: readonly ShownColumn[]): readonly StyledColumn[] {
  return columns.map(({ column, index }) => {
    const place = column.pin ? (column.pin === 'end' && column.edge ? 'ms-auto' : '') : 'absolute top-0';
    const own = `${bodyCellClass} ${place} ${cellClass(column)}`;
    return {
      column,
      index,
      className: `${own} flex items-center`,
      textClassName: `${own} truncate leading-[calc(var(--row-height)-1px)]`,
      style: {
        width: `var(--width-${index})`,
        ...(column.pin
          ? { '--pin': `var(--${column.pin}-${index})` }
          : { insetInlineStart: `var(--start-${index})` }),
      } as CSSProperties,
    };
  });
}

/** The cells before the first column stay in view too. */
export const leadStyles = [0, 1].map(
  (lead) => ({ '--pin': `${lead * leadColumnWidthPx}px` }) as CSSProperties,
);
export const leadClass = `${focusClass} ${pinnedStart} grid w-10 shrink-0 place-items-center`;
