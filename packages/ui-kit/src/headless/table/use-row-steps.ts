import { type RefObject, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import type { GridLines } from './grid-lines.ts';
import { type RowStep, wholeAfter } from './row-steps.ts';
import { headerHeightPx } from './table-layout.ts';
import type { ScrollPlace } from './use-scroll-place.ts';

export interface RowStepsOptions<Row> {
  lines: GridLines<Row>;
  /** Of a row. */
  heightPx: number;
  /**
   * Height of the scroller, as far as known before it is mounted; 0 when nothing can be measured: then all is
   * rendered at once.
   */
  scrollerPx: number;
  place: RefObject<ScrollPlace>;
  /** All lines are rendered, not only those in view. */
  isWhole: boolean;
  /** The line in the Tab order: it is always rendered. */
  keepIndex: number;
}

const none: ReadonlySet<string> = new Set();

/**
 * Renders a page of rows in steps: the visible rows first, the rest in slices after the first paint. In the
 * end all rows exist, for searching in the page and printing. A rendered row is not rendered again. Returns
 * `null` once every line is complete.
 *
 * A hidden page (a kept tab) keeps only its visible rows: the browser recomputes style and layout of the
 * whole page when it is shown again, and the user waits for it.
 */
export function useRowSteps<Row>(options: RowStepsOptions<Row>): ((line: number) => RowStep) | null {
  const { lines, heightPx, scrollerPx, place, isWhole, keepIndex } = options;
  const isStepped = isWhole && scrollerPx > 0;
  const [whole, setWhole] = useState(none);
  const next = useMemo(
    () => (isStepped ? wholeAfter(rowIds(lines), whole) : null),
    [isStepped, lines, whole],
  );
  useEffect(() => {
    if (!next) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setWhole(next)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [next]);
  const latest = useRef(lines);
  useEffect(() => {
    latest.current = lines;
  });
  useEffect(
    () => () => {
      // Keep opened details: the user may have typed into them.
      if (!hasDetails(latest.current)) setWhole(none);
    },
    [],
  );
  if (!next) return null;
  const { topPx, heightPx: seenPx } = place.current;
  // Details have unknown heights, so the first visible line is unknown too: start at the top.
  const firstInSight = hasDetails(lines) ? 0 : Math.floor(topPx / heightPx);
  const endInSight = Math.ceil((topPx + (seenPx || scrollerPx) - headerHeightPx) / heightPx);
  return (line) => {
    // Details are rendered with the row above them.
    const id = lines.rowIdAt(line) ?? lines.rowIdAt(line - 1) ?? '';
    if (whole.has(id)) return 'whole';
    return (line >= firstInSight && line < endInSight) || line === keepIndex ? 'inSight' : 'later';
  };
}

function hasDetails<Row>(lines: GridLines<Row>): boolean {
  return rowIds(lines).length < lines.count;
}

function rowIds<Row>(lines: GridLines<Row>): readonly string[] {
  return Array.from({ length: lines.count }, (_, line) => lines.rowIdAt(line)).filter(
    (id) => id !== undefined,
  );
}
