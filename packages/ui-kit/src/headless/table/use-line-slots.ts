import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import type { GridLines } from './grid-lines.ts';
import { putInOrder } from './line-order.ts';
import { fillSlots, type LineSlot } from './line-slots.ts';
import type { VirtualLines } from './use-virtual-lines.ts';

const none: readonly LineSlot[] = [];
const lineOf = (element: Element): number => Number(element.getAttribute('data-grid-row'));

/**
 * Places for the rows in view that are written over while scrolling, instead of being built and removed. `null` where
 * all rows are rendered anyway. The parent's elements carry `data-grid-row`, and stand in their order whenever nothing
 * scrolls.
 */
export function useLineSlots<Row>(
  parent: RefObject<HTMLElement | null>,
  { isVirtual, indexes, isScrolling }: VirtualLines,
  lines: GridLines<Row>,
): readonly LineSlot[] | null {
  const committed = useRef(none);
  const slots = useMemo(
    () => (isVirtual ? fillSlots(committed.current, indexes, lines.rowIdAt) : none),
    [isVirtual, indexes, lines],
  );
  useLayoutEffect(() => {
    committed.current = slots;
  }, [slots]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other places are what there is to put in order
  useLayoutEffect(() => {
    if (isVirtual && !isScrolling && parent.current) putInOrder(parent.current, lineOf);
  }, [isVirtual, isScrolling, parent, slots, lines]);
  return isVirtual ? slots : null;
}
