import type { RefObject } from 'react';
import type { GridLines } from './grid-lines.ts';
import type { LineSlot } from './line-slots.ts';
import { useLineSlots } from './use-line-slots.ts';
import { useVirtualLines, type VirtualLines } from './use-virtual-lines.ts';

export interface GridViewOptions<Row> {
  /** What scrolls. */
  scroller: RefObject<HTMLElement | null>;
  /** What holds the lines, each of them an element with `data-grid-row`. */
  body: RefObject<HTMLElement | null>;
  lines: GridLines<Row>;
  /** Of a row. */
  heightPx: number;
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
/** What open details are taken for until they are measured. */
const detailHeightPx = 160;

/** Which lines of a grid are in view. Whatever calls this is rendered while the view moves. */
export function useGridView<Row>(options: GridViewOptions<Row>): GridView {
  const { scroller, body, lines, heightPx, keepIndex } = options;
  const view = useVirtualLines({
    scroller,
    count: lines.count,
    fromCount: virtualFromLines,
    // Stable: with a new one the virtualizer would lay out every line again on each scroll.
    keyOf: lines.keyAt,
    heightOf: (index) => (lines.isDetailAt(index) ? detailHeightPx : heightPx),
    heightsKey: heightPx,
    keepIndex,
  });
  const slots = useLineSlots(scroller, body, view, lines);
  return { ...view, slots, details: view.indexes.filter(lines.isDetailAt) };
}
