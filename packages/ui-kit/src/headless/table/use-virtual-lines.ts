import { measureElement, observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { LinesShown } from './lines-shown.ts';

export interface VirtualLinesOptions {
  scroller: RefObject<HTMLElement | null>;
  count: number;
  /** Stable; another one means other lines. */
  keyOf: (index: number) => string | number;
  /** What a line has where it is not measured; another `heightsKey` means other heights. */
  heightOf: (index: number) => number;
  heightsKey: string | number;
  gapPx?: number;
}

/** Taken for the view where nothing can be measured: a kept-alive page that is hidden, a test without layout. */
const unmeasuredRect = { width: 1280, height: 800 };

/** Lines rendered beyond either edge of the view. */
const overscan = 5;

/**
 * Only the lines in view, of however many there are, each as high as its content. Of a few they are simply all rendered,
 * and none of this is needed: the library comes with the first long list.
 * A grid, whose rows are all of one height, has `useLineWindow`, for which a hundred thousand rows are no work.
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
    // What is hidden has no height, and keeps the one it is taken for.
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
