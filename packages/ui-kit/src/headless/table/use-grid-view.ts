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
  /** The scrolling element. */
  scroller: RefObject<HTMLElement | null>;
  /** Contains the lines, elements with `data-grid-row`. */
  body: RefObject<HTMLElement | null>;
  lines: GridLines<Row>;
  /** Of a row. */
  heightPx: number;
  /** Height of the scroller, as far as it is known before it is mounted. */
  scrollerPx: number;
  place: RefObject<ScrollPlace>;
  /** The focused line: it stays rendered outside the view. */
  keepIndex: number;
}

export interface GridView extends LinesShown {
  /** The rows to render and their slots; `null`: all rows in order. */
  slots: readonly LineSlot[] | null;
  /** Lines with details to render. */
  details: readonly number[];
  /** How much of a line is rendered; `null` when all lines are complete. */
  stepOf: ((line: number) => RowStep) | null;
}

/** From this number of lines only those in view are rendered. */
const virtualFromLines = 80;

/** The lines of a grid that are in view. Its component renders on scroll. */
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
