import { type RefObject, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import type { GridLines } from './grid-lines.ts';
import { type RowStep, wholeAfter } from './row-steps.ts';
import { headerHeightPx } from './table-layout.ts';
import type { ScrollPlace } from './use-scroll-place.ts';

export interface RowStepsOptions<Row> {
  lines: GridLines<Row>;
  /** Of a row. */
  heightPx: number;
  /** Of the scroller, as far as it is known before it is there; 0 where nothing can be measured, and everything is drawn at once. */
  scrollerPx: number;
  place: RefObject<ScrollPlace>;
  /** Where all lines are rendered, and not those in view alone. */
  isWhole: boolean;
  /** The line that is drawn wherever the view is: Tab reaches it. */
  keepIndex: number;
}

const none: ReadonlySet<string> = new Set();

/**
 * Draws a page of rows in steps: what is in sight with its rows, and the rest a slice a time after that has been painted.
 * In the end all of it is there, for whoever searches or prints the page. A row that was drawn before stays as it is.
 * `null` once every line is whole.
 *
 * Of a page that is hidden (a kept tab) only what is in sight stays: the browser styles and lays out all of a page anew
 * when it is shown again, and the reader waits for it.
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
      // Opened details stay: somebody may have written into them.
      if (!hasDetails(latest.current)) setWhole(none);
    },
    [],
  );
  if (!next) return null;
  const { topPx, heightPx: seenPx } = place.current;
  // How high details are is theirs to say: which line they have pushed out of sight above is not known.
  const firstInSight = hasDetails(lines) ? 0 : Math.floor(topPx / heightPx);
  const endInSight = Math.ceil((topPx + (seenPx || scrollerPx) - headerHeightPx) / heightPx);
  return (line) => {
    // Details come with the row above them.
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
