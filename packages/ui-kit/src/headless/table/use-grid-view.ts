import type { RefObject } from 'react';
import type { GridLines } from './grid-lines.ts';
import type { LineSlot } from './line-slots.ts';
import type { LinesShown } from './lines-shown.ts';
import type { RowStep } from './row-steps.ts';
import { useLineSlots } from './use-line-slots.ts';
import { useLineWindow } from './use-line-window.ts';
import { useRowSteps } from './use-row-steps.ts';
import type { ScrollPlace } from './use-scroll-place.ts';

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
  place: RefObject<ScrollPlace>;
  /** The line that stays rendered wherever the view is: it holds the focus. */
  keepIndex: number;
}

export interface GridView extends LinesShown {
  /** The rows to render and the places that show them; `null` for all of them, in their order. */
  slots: readonly LineSlot[] | null;
  /** Lines with details that are to be rendered. */
  details: readonly number[];
  /** How much of a line is drawn already; `null` where all of them are whole. */
  stepOf: ((line: number) => RowStep) | null;
}

/** From this many lines on only those in view are rendered. */
const virtualFromLines = 80;

/** Which lines of a grid are in view. Whatever calls this is rendered while the view moves. */
export function useGridView<Row>(options: GridViewOptions<Row>): GridView {
  const { scroller, body, lines, heightPx, scrollerPx, place, keepIndex } = options;
  const view = useLineWindow({
    scroller,
    lines,
    rowPx: heightPx,
    fromCount: virtualFromLines,
    scrollerPx,
    keepIndex,
  });
  const slots = useLineSlots(scroller, body, view, lines);
  const stepOf = useRowSteps({ lines, heightPx, scrollerPx, place, isWhole: !view.isVirtual, keepIndex });
  return { ...view, slots, stepOf, details: view.indexes.filter(lines.isDetailAt) };
}
