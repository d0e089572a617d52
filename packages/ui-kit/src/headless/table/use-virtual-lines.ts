import {
  defaultRangeExtractor,
  measureElement,
  observeElementRect,
  type Range,
  useVirtualizer,
  type VirtualizerOptions,
} from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

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
  /** Stays rendered wherever the view is: it holds the focus. */
  keepIndex: number;
  gapPx?: number;
}

export interface VirtualLines {
  isVirtual: boolean;
  items: readonly { index: number; topPx: number | null }[];
  /** Of all lines; `null` where they lie in the page's own flow. */
  totalPx: number | null;
  /** For lines whose height is their content's: as `ref`, with `data-index`. */
  measure: (element: HTMLElement | null) => void;
}

/** Taken for the view where nothing can be measured: a kept-alive page that is hidden, a test without layout. */
const unmeasuredRect = { width: 1280, height: 800 };

export const observeRect: VirtualizerOptions<HTMLElement, Element>['observeElementRect'] = (
  instance,
  report,
) => observeElementRect(instance, (rect) => report(rect.height > 0 ? rect : unmeasuredRect));

/** What the view shows, and one more that has to stay. */
export function rangeWith(keepIndex: number, range: Range): number[] {
  const indexes = defaultRangeExtractor(range);
  if (keepIndex < 0 || keepIndex >= range.count || indexes.includes(keepIndex)) return indexes;
  return [...indexes, keepIndex].sort((a, b) => a - b);
}

/** Only the lines in view, of however many there are. A few lines are simply all rendered. */
export function useVirtualLines(options: VirtualLinesOptions): VirtualLines {
  const { scroller, count, fromCount, keyOf, heightOf, heightsKey, keepIndex, gapPx = 0 } = options;
  const isVirtual = count >= fromCount;
  const virtualizer = useVirtualizer<HTMLElement, Element>({
    count,
    enabled: isVirtual,
    getScrollElement: () => scroller.current,
    estimateSize: heightOf,
    getItemKey: keyOf,
    overscan: 6,
    gap: gapPx,
    initialRect: unmeasuredRect,
    observeElementRect: observeRect,
    // What is hidden has no height, and keeps the one it is taken for.
    measureElement: (element, entry, instance) =>
      measureElement(element, entry, instance) || heightOf(instance.indexFromElement(element)),
    rangeExtractor: useCallback((range: Range) => rangeWith(keepIndex, range), [keepIndex]),
  });
  const measuredWith = useRef(heightsKey);
  useLayoutEffect(() => {
    if (measuredWith.current === heightsKey) return;
    measuredWith.current = heightsKey;
    virtualizer.measure();
  }, [heightsKey, virtualizer]);

  return {
    isVirtual,
    items: isVirtual
      ? virtualizer.getVirtualItems().map(({ index, start }) => ({ index, topPx: start }))
      : Array.from({ length: count }, (_, index) => ({ index, topPx: null })),
    totalPx: isVirtual ? virtualizer.getTotalSize() : null,
    measure: virtualizer.measureElement,
  };
}
