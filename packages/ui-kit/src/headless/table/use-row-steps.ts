import { type RefObject, startTransition, useEffect, useMemo, useState } from 'react';
import type { GridLines } from './grid-lines.ts';
import { type RowStep, wholeAfter } from './row-steps.ts';
import type { ScrollPlace } from './use-scroll-place.ts';

export interface RowStepsOptions<Row> {
  lines: GridLines<Row>;
  /** Of a row. */
  heightPx: number;
  /** Of the scroller; 0 where nothing can be measured, and everything is drawn at once. */
  scrollerPx: number;
  place: RefObject<ScrollPlace>;
  /** Where all lines are rendered, and not those in view alone. */
  isWhole: boolean;
}

const none: ReadonlySet<string> = new Set();

/**
 * Draws a page of rows in steps: what is in sight with its rows, and the rest a slice a time after that has been painted.
 * In the end all of it is there, for whoever searches or prints the page. A row that was drawn before stays as it is.
 * `null` once every line is whole.
 */
export function useRowSteps<Row>(options: RowStepsOptions<Row>): ((line: number) => RowStep) | null {
  const { lines, heightPx, scrollerPx, place, isWhole } = options;
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
  if (!next) return null;
  const linesInSight = Math.ceil((place.current.topPx + scrollerPx) / heightPx);
  return (line) => {
    // Details come with the row above them.
    const id = lines.rowIdAt(line) ?? lines.rowIdAt(line - 1) ?? '';
    if (whole.has(id)) return 'whole';
    return line < linesInSight ? 'inSight' : 'later';
  };
}

function rowIds<Row>(lines: GridLines<Row>): readonly string[] {
  return Array.from({ length: lines.count }, (_, line) => lines.rowIdAt(line)).filter(
    (id) => id !== undefined,
  );
}
