import { type RefObject, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { GridLines } from './grid-lines.ts';

/** Assumed height of open details until they are measured. */
const unmeasuredPx = 160;

export interface DetailHeights {
  /** A new function whenever a height has changed. */
  detailPxOf: (line: number) => number;
  /** As `ref` of a line of details, with `data-index`. */
  measure: (element: HTMLElement | null) => (() => void) | undefined;
}

/**
 * Measured heights of open details. When details above the view change height, the scroll position is
 * corrected.
 */
export function useDetailHeights<Row>(
  scroller: RefObject<HTMLElement | null>,
  lines: GridLines<Row>,
): DetailHeights {
  const [heightsPx, setHeightsPx] = useState<ReadonlyMap<string | number, number>>(() => new Map());
  const detailPxOf = useCallback(
    (line: number) => heightsPx.get(lines.keyAt(line)) ?? unmeasuredPx,
    [heightsPx, lines],
  );
  const latest = useRef({ heightsPx, lines, detailPxOf });
  latest.current = { heightsPx, lines, detailPxOf };

  const measure = useCallback(
    (element: HTMLElement | null) => {
      if (!element || typeof ResizeObserver === 'undefined') return undefined;
      const observer = new ResizeObserver(() => {
        const line = Number(element.dataset.index);
        const { offsetHeight } = element;
        const beforePx = latest.current.detailPxOf(line);
        // A hidden element has no height: keep the previous value.
        if (offsetHeight === 0 || offsetHeight === beforePx) return;
        const key = latest.current.lines.keyAt(line);
        const isAbove = scroller.current !== null && element.offsetTop < scroller.current.scrollTop;
        flushSync(() => setHeightsPx((known) => new Map(known).set(key, offsetHeight)));
        if (isAbove) scroller.current?.scrollBy(0, offsetHeight - beforePx);
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [scroller],
  );
  return { detailPxOf, measure };
}
