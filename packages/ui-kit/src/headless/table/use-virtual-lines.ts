import { measureElement, observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { LinesShown } from './lines-shown.ts';

export interface VirtualLinesOptions {
  scroller: RefObject<HTMLElement | null>;
  count: number;
  /** Must be stable; a new function means other lines. */
  keyOf: (index: number) => string | number;
  /** Estimated height of an unmeasured line; a new `heightsKey` means other heights. */
  heightOf: (index: number) => number;
  heightsKey: string | number;
  gapPx?: number;
}

/** Assumed size when nothing can be measured: a hidden kept-alive page, a test without layout. */
const unmeasuredRect = { width: 1280, height: 800 };

/** Overscan: lines rendered on each side of the view. */
const overscan = 5;

/**
 * Renders only the lines in view; their heights come from their content. The library behind it is loaded with
 * the first long list; short lists are rendered completely without it. A grid, whose rows have equal heights,
 * uses `useLineWindow`, which costs the same for a hundred thousand rows.
 */
export function useVirtualLines(options: VirtualLinesOptions): LinesShown {
  const { scroller, count, keyOf, heightOf, heightsKey, gapPx = 0 } = options;
  const virtualizer = useVirtualizer<HTMLElement, Element>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: heightOf,
    getItemKey: keyOf,
    gap: gapPx,
    initialRect: unmeasuredRect,
    observeElementRect: (instance, report) =>
      observeElementRect(instance, (rect) => report(rect.height > 0 ? rect : unmeasuredRect)),
    // A hidden element has no height: keep the estimate.
    measureElement: (element, entry, instance) =>
      measureElement(element, entry, instance) || heightOf(instance.indexFromElement(element)),
    overscan,
  });
  const measuredWith = useRef(heightsKey);
  useLayoutEffect(() => {
    if (measuredWith.current === heightsKey) return;
    measuredWith.current = heightsKey;
    virtualizer.measure();
  }, [heightsKey, virtualizer]);

  return {
    isVirtual: true,
    indexes: virtualizer.getVirtualIndexes(),
    topPxOf: (index) => virtualizer.measurementsCache[index]?.start ?? 0,
    totalPx: virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
  };
}
