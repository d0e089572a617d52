import { measureElement, observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';

export interface VirtualLinesOptions {
  scroller: RefObject<HTMLElement | null>;
  count: number;
  /** From this many on only those in view are rendered. */
  fromCount: number;
  /** Stable; another one means other lines. */
  keyOf: (index: number) => string | number;
  /** What a line has where it is not measured; another `heightsKey` means other heights. */
  heightOf: (index: number) => number;
  heightsKey: string | number;
  gapPx?: number;
}

export interface VirtualLines {
  isVirtual: boolean;
  /** Lines to render, by their places. */
  indexes: readonly number[];
  /** Of a line, or `null` where it lies in the page's own flow; also of one that is not to be rendered. */
  topPxOf: (index: number) => number | null;
  /** Of all lines; `null` where they lie in the page's own flow. */
  totalPx: number | null;
  /** For lines whose height is their content's: as `ref`, with `data-index`. */
  measure: (element: HTMLElement | null) => void;
}

/** Taken for the view where nothing can be measured: a kept-alive page that is hidden, a test without layout. */
const unmeasuredRect = { width: 1280, height: 800 };

/** Lines rendered beyond either edge of the view. */
const overscan = 5;

/**
 * Only the lines in view, of however many there are, each as high as its content. A few lines are simply all rendered.
 * A grid, whose rows are all of one height, has `useLineWindow`, for which a hundred thousand rows are no work.
 */
export function useVirtualLines(options: VirtualLinesOptions): VirtualLines {
  const { scroller, count, fromCount, keyOf, heightOf, heightsKey, gapPx = 0 } = options;
  const isVirtual = count >= fromCount;
  const virtualizer = useVirtualizer<HTMLElement, Element>({
    count,
    enabled: isVirtual,
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

  const all = useMemo(
    () => Array.from({ length: isVirtual ? 0 : count }, (_, index) => index),
    [isVirtual, count],
  );
  return {
    isVirtual,
    indexes: isVirtual ? virtualizer.getVirtualIndexes() : all,
    topPxOf: (index) => (isVirtual ? (virtualizer.measurementsCache[index]?.start ?? 0) : null),
    totalPx: isVirtual ? virtualizer.getTotalSize() : null,
    measure: virtualizer.measureElement,
  };
}
