import { observeElementOffset, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useMemo } from 'react';
import { observeRect, rangeWith } from './use-virtual-lines.ts';

export interface VirtualColumnsOptions {
  scroller: RefObject<HTMLElement | null>;
  /** Of all columns, in their order. */
  widthsPx: readonly number[];
  /** How many stay in view at either edge. */
  pinnedStart: number;
  pinnedEnd: number;
  /** What stands before the first column. */
  leadPx: number;
  /** Stays rendered wherever the view is: it holds the focus. */
  keepIndex: number;
  /** From this many on only those in view are rendered. */
  fromCount: number;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Indexes of the columns to render: the pinned ones, and of the others those in view. `null` for all. */
export function useVirtualColumns(options: VirtualColumnsOptions): readonly number[] | null {
  const { scroller, widthsPx, pinnedStart, pinnedEnd, leadPx, keepIndex, fromCount } = options;
  const isVirtual = widthsPx.length >= fromCount;
  const centerCount = Math.max(0, widthsPx.length - pinnedStart - pinnedEnd);
  const keepCenter = keepIndex - pinnedStart;
  const virtualizer = useVirtualizer<HTMLElement, Element>({
    horizontal: true,
    count: isVirtual ? centerCount : 0,
    enabled: isVirtual,
    getScrollElement: () => scroller.current,
    estimateSize: useCallback((index: number) => widthsPx[pinnedStart + index] ?? 0, [widthsPx, pinnedStart]),
    overscan: 2,
    paddingStart: leadPx + sum(widthsPx.slice(0, pinnedStart)),
    paddingEnd: sum(widthsPx.slice(widthsPx.length - pinnedEnd)),
    initialRect: { width: 1280, height: 800 },
    observeElementRect: observeRect,
    // From where the line starts, which is the right edge where it goes to the left.
    observeElementOffset: (instance, report) =>
      observeElementOffset(instance, (offsetPx, isScrolling) => report(Math.abs(offsetPx), isScrolling)),
    rangeExtractor: useCallback((range: Range) => rangeWith(keepCenter, range), [keepCenter]),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other widths are what there is to measure
  useLayoutEffect(() => virtualizer.measure(), [widthsPx, virtualizer]);

  const inView = isVirtual ? virtualizer.getVirtualItems().map(({ index }) => index) : [];
  const key = inView.join(',');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same columns while the key is the same, so that no row is rendered for nothing
  return useMemo(() => {
    if (!isVirtual) return null;
    const pinned = (first: number, count: number) =>
      Array.from({ length: count }, (_, index) => first + index);
    return [
      ...pinned(0, pinnedStart),
      ...inView.map((index) => pinnedStart + index),
      ...pinned(widthsPx.length - pinnedEnd, pinnedEnd),
    ];
  }, [key, isVirtual, pinnedStart, pinnedEnd, widthsPx.length]);
}
