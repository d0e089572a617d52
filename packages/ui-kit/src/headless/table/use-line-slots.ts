import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { GridLines } from './grid-lines.ts';
import { putInOrder } from './line-order.ts';
import { fillSlots, type LineSlot } from './line-slots.ts';
import type { LinesShown } from './lines-shown.ts';
import { watchScrollRest } from './scroll-rest.ts';

const none: readonly LineSlot[] = [];
const lineOf = (element: Element): number => Number(element.getAttribute('data-grid-row'));

/**
 * Places for the rows in view that are written over while scrolling, instead of being built and removed; `null` where
 * all rows are rendered anyway. The body's elements carry `data-grid-row`, and stand in its order whenever nothing
 * scrolls.
 */
export function useLineSlots<Row>(
  scroller: RefObject<HTMLElement | null>,
  body: RefObject<HTMLElement | null>,
  { isVirtual, indexes }: LinesShown,
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
  // Not with the layout: what is inside of the scroller is committed before it, and would not find it yet.
  useEffect(() => {
    if (!isVirtual || !scroller.current) return;
    return watchScrollRest(scroller.current, () => body.current && putInOrder(body.current, lineOf));
  }, [isVirtual, scroller, body]);
  // Other lines than before, in the places of those.
  // biome-ignore lint/correctness/useExhaustiveDependencies: called for by the lines and by nothing else
  useLayoutEffect(() => {
    if (isVirtual && body.current) putInOrder(body.current, lineOf);
  }, [isVirtual, body, lines]);
  return isVirtual ? slots : null;
}
