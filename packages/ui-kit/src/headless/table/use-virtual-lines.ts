import {
  defaultRangeExtractor,
  measureElement,
  observeElementRect,
  type Range,
  useVirtualizer,
  type VirtualizerOptions,
} from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef } from 'react';

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

/** Lines rendered beyond the view: where it is going, and where it comes from. */
const overscanAhead = 8;
const overscanBehind = 3;

/** Only the lines in view, of however many there are. A few lines are simply all rendered. */
export function useVirtualLines(options: VirtualLinesOptions): VirtualLines {
  const { scroller, count, fromCount, keyOf, heightOf, heightsKey, keepIndex, gapPx = 0 } = options;
  const heading = useRef<'forward' | 'backward'>('forward');
  const isVirtual = count >= fromCount;
  const virtualizer = useVirtualizer<HTMLElement, Element>({
    count,
    enabled: isVirtual,
    getScrollElement: () => scroller.current,
    estimateSize: heightOf,
    getItemKey: keyOf,
    gap: gapPx,
    initialRect: unmeasuredRect,
    observeElementRect: observeRect,
    // What is hidden has no height, and keeps the one it is taken for.
    measureElement: (element, entry, instance) =>
      measureElement(element, entry, instance) || heightOf(instance.indexFromElement(element)),
    rangeExtractor: useCallback(
      (range: Range) => rangeWith(keepIndex, rangeAhead(range, heading.current === 'backward')),
      [keepIndex],
    ),
  });
  heading.current = virtualizer.scrollDirection ?? heading.current;
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

/** More where the view is going than where it comes from. */
function rangeAhead({ startIndex, endIndex, count }: Range, backward: boolean): Range {
  const before = backward ? overscanAhead : overscanBehind;
  const after = backward ? overscanBehind : overscanAhead;
  return {
    startIndex: Math.max(startIndex - before, 0),
    endIndex: Math.min(endIndex + after, count - 1),
    overscan: 0,
    count,
  };
}
