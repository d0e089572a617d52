import type { CSSProperties } from 'react';
import type { GridColumn, ShownColumn } from '../../headless/table/index.ts';

export const leadColumnWidthPx = 40;

/**
 * Widths and pinned offsets as CSS variables on the scroller, so that resizing a column renders no row.
 * Scroll padding keeps a focused cell clear of the header and the pinned columns.
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

/** Position of a header: in flow, or in its own grid track when only some of many columns are rendered. */
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

/** Focus ring of a cell. Other cells have no ring, not even an invisible one: there are hundreds. */
export const focusClass =
  'outline-none focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-ring';

// During vertical scrolling pinned cells are positioned instead of sticky (useSettledColumns).
const pinnedClass = 'sticky group-data-settled/grid:relative bg-(--row-surface)';
const pinnedStart = `${pinnedClass} start-(--pin) group-data-settled/grid:start-(--settled-start,0px)`;
const pinnedEnd = `${pinnedClass} end-(--pin) group-data-settled/grid:start-(--settled-end,0px) group-data-settled/grid:end-auto`;

const alignClass = {
  start: 'justify-start',
  center: 'justify-center text-center',
  end: 'justify-end text-end',
};

/** Classes of a header or body cell. Pinned headers stay above the resize handles of scrolling columns. */
export function cellClass(column: GridColumn, part: 'header' | 'body'): string {
  const align = alignClass[column.align];
  if (!column.pin) return align;
  const side = column.pin === 'start' ? 'border-e' : 'border-s';
  const layer = part === 'header' ? 'z-3' : 'z-1';
  const pinned = column.pin === 'start' ? pinnedStart : pinnedEnd;
  return `${align} ${pinned} ${layer}${column.edge ? ` ${side}` : ''}`;
}

/** A column with the styles of its cells, computed once for all cells. */
export interface StyledColumn extends ShownColumn {
  className: string;
  /** For a text-only cell, which needs no inner element. */
  textClassName: string;
  style: CSSProperties | undefined;
}

/**
 * Truncates with an ellipsis. `clip` instead of `hidden`: an element with `hidden` can scroll, which costs as
 * much as a scroller.
 */
const clippedClass = 'overflow-clip text-ellipsis whitespace-nowrap';
/** Truncates cell content like text, but leaves room for the focus ring of a control. */
export const clippedContentClass = `min-w-0 [overflow-clip-margin:4px] ${clippedClass}`;

/**
 * This many columns have class names for their position (`styles.css`); further columns use an inline style
 * per cell.
 */
const classedColumns = 30;

export function styledColumns(columns: readonly ShownColumn[]): readonly StyledColumn[] {
  return columns.map(({ column, index }) => {
    const classed = index < classedColumns;
    const width = classed ? `w-(--width-${index})` : '';
    const start = classed ? `start-(--start-${index})` : '';
    // Cells are positioned individually, so that a change inside one is laid out without its row. Only pinned
    // cells are in the row's flow, because they are sticky.
    const place = column.pin
      ? column.pin === 'end' && column.edge
        ? 'ms-auto'
        : ''
      : `cell-scrolled ${start}`;
    const own = `cell ${width} ${place} ${cellClass(column, 'body')}`;
    return {
      column,
      index,
      className: `${own} contain-strict flex items-center`,
      textClassName: `${own} cell-text`,
      style: bodyCellStyle(column, index, classed),
    };
  });
}

function bodyCellStyle(column: GridColumn, index: number, classed: boolean): CSSProperties | undefined {
  if (classed && !column.pin) return undefined;
  return {
    ...(!classed && { width: `var(--width-${index})` }),
    ...(column.pin
      ? { '--pin': `var(--${column.pin}-${index})` }
      : { insetInlineStart: `var(--start-${index})` }),
  } as CSSProperties;
}

/** The leading cells also stay in view. */
export const leadStyles = [0, 1].map(
  (lead) => ({ '--pin': `${lead * leadColumnWidthPx}px` }) as CSSProperties,
);
const anyLeadClass = `${focusClass} ${pinnedStart} grid w-10 shrink-0 place-items-center`;
export const leadClass = `${anyLeadClass} z-1`;
export const headerLeadClass = `${anyLeadClass} z-3`;
