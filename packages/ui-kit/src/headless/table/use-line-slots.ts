import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { GridLines } from './grid-lines.ts';
import { putInOrder } from './line-order.ts';
import { fillSlots, type LineSlot } from './line-slots.ts';
import type { LinesShown } from './lines-shown.ts';
import { watchScrollRest } from './scroll-rest.ts';

const none: readonly LineSlot[] = [];
const lineOf = (element: Element): number => Number(element.getAttribute('data-grid-row'));

/**
 * Slots for the rows in view that are reused while scrolling, instead of creating and removing elements;
 * `null` when all rows are rendered. The children of the body carry `data-grid-row` and are in row order
 * whenever nothing scrolls.
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
  // Not in a layout effect: it would run before the ref of the scroller is set.
  useEffect(() => {
    if (!isVirtual || !scroller.current) return;
    return watchScrollRest(scroller.current, () => body.current && putInOrder(body.current, lineOf));
  }, [isVirtual, scroller, body]);
  // Other lines in the same slots.
  // biome-ignore lint/correctness/useExhaustiveDependencies: depends on the lines alone
  useLayoutEffect(() => {
    if (isVirtual && body.current) putInOrder(body.current, lineOf);
  }, [isVirtual, body, lines]);
  return isVirtual ? slots : null;
}
