import type { CSSProperties } from 'react';
import type { GridColumn, ShownColumn } from '../../headless/table/index.ts';

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
const pinnedClass = 'sticky group-data-settled/grid:relative bg-(--row-surface)';
const pinnedStart = `${pinnedClass} start-(--pin) group-data-settled/grid:start-(--settled-start,0px)`;
const pinnedEnd = `${pinnedClass} end-(--pin) group-data-settled/grid:start-(--settled-end,0px) group-data-settled/grid:end-auto`;

const alignClass = {
  start: 'justify-start',
  center: 'justify-center text-center',
  end: 'justify-end text-end',
};

/** Of a header, or of a cell below it: the header's stay above the resize handles of the columns that scroll below. */
export function cellClass(column: GridColumn, part: 'header' | 'body'): string {
  const align = alignClass[column.align];
  if (!column.pin) return align;
  const side = column.pin === 'start' ? 'border-e' : 'border-s';
  const layer = part === 'header' ? 'z-3' : 'z-1';
  const pinned = column.pin === 'start' ? pinnedStart : pinnedEnd;
  return `${align} ${pinned} ${layer}${column.edge ? ` ${side}` : ''}`;
}

/** A column with what all its cells look like, worked out once for all of them. */
export interface StyledColumn extends ShownColumn {
  className: string;
  /** Of a cell that is a text and nothing else, and needs no element inside. */
  textClassName: string;
  style: CSSProperties | undefined;
}

/** Cut off with an ellipsis. Clipped rather than hidden: what is hidden can be scrolled, and costs what a scroller does. */
const clippedClass = 'overflow-clip text-ellipsis whitespace-nowrap';
/** What stands in a cell is cut like text, but for the ring of a control that has the focus: it is drawn around it. */
export const clippedContentClass = `min-w-0 [overflow-clip-margin:4px] ${clippedClass}`;

/** So many columns have class names of their own for where they stand (`styles.css`); the others a style each cell. */
const classedColumns = 30;

export function styledColumns(columns: readonly ShownColumn[]): readonly StyledColumn[] {
  return columns.map(({ column, index }) => {
    const classed = index < classedColumns;
    const width = classed ? `w-(--width-${index})` : '';
    const start = classed ? `start-(--start-${index})` : '';
    // A cell says itself where it stands, so that what changes in it is laid out without its row. Only pinned ones are
    // in the row's flow: they stick.
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

/** The cells before the first column stay in view too. */
export const leadStyles = [0, 1].map(
  (lead) => ({ '--pin': `${lead * leadColumnWidthPx}px` }) as CSSProperties,
);
const anyLeadClass = `${focusClass} ${pinnedStart} grid w-10 shrink-0 place-items-center`;
export const leadClass = `${anyLeadClass} z-1`;
export const headerLeadClass = `${anyLeadClass} z-3`;
