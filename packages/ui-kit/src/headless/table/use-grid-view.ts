import type { RefObject } from 'react';
import type { GridLines } from './grid-lines.ts';
import type { LineSlot } from './line-slots.ts';
import { useLineSlots } from './use-line-slots.ts';
import { useLineWindow } from './use-line-window.ts';
import type { VirtualLines } from './use-virtual-lines.ts';

export interface GridViewOptions<Row> {
  /** What scrolls. */
  scroller: RefObject<HTMLElement | null>;
  /** What holds the lines, each of them an element with `data-grid-row`. */
  body: RefObject<HTMLElement | null>;
  lines: GridLines<Row>;
  /** Of a row. */
  heightPx: number;
  /** Of the scroller, as far as it is known before it is there. */
  scrollerPx: number;
  /** The line that stays rendered wherever the view is: it holds the focus. */
  keepIndex: number;
}

export interface GridView extends VirtualLines {
  /** The rows to render and the places that show them; `null` for all of them, in their order. */
  slots: readonly LineSlot[] | null;
  /** Lines with details that are to be rendered. */
  details: readonly number[];
}

/** From this many lines on only those in view are rendered. */
const virtualFromLines = 80;
/** Which lines of a grid are in view. Whatever calls this is rendered while the view moves. */
export function useGridView<Row>(options: GridViewOptions<Row>): GridView {
  const { scroller, body, lines, heightPx, scrollerPx, keepIndex } = options;
  const view = useLineWindow({
    scroller,
    lines,
    rowPx: heightPx,
    fromCount: virtualFromLines,
    scrollerPx,
    keepIndex,
  });
  const slots = useLineSlots(scroller, body, view, lines);
  return { ...view, slots, details: view.indexes.filter(lines.isDetailAt) };
}
