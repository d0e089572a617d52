import { type RefObject, useEffect, useRef } from 'react';

export interface ScrollPlace {
  topPx: number;
  /** From where the line starts, which is the right edge where it goes to the left. */
  startPx: number;
}

/** How far an element has been scrolled, without asking the page in a moment when it would have to be laid out for it. */
export function useScrollPlace(scroller: RefObject<HTMLElement | null>): RefObject<ScrollPlace> {
  const place = useRef<ScrollPlace>({ topPx: 0, startPx: 0 });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const onScroll = () => {
      place.current = { topPx: element.scrollTop, startPx: Math.abs(element.scrollLeft) };
    };
    // Before the rows in view are written over, while the layout is known.
    element.addEventListener('scroll', onScroll, { passive: true, capture: true });
    return () => element.removeEventListener('scroll', onScroll, { capture: true });
  }, [scroller]);
  return place;
}
