import { type RefObject, useEffect, useRef } from 'react';

export interface ScrollPlace {
  topPx: number;
  /** From where the line starts, which is the right edge where it goes to the left. */
  startPx: number;
  /** Of what is seen of it at once; 0 while it is not known. */
  heightPx: number;
}

/** How far an element has been scrolled and how high it is, without asking the page in a moment when it would have to be laid out for it. */
export function useScrollPlace(scroller: RefObject<HTMLElement | null>): RefObject<ScrollPlace> {
  const place = useRef<ScrollPlace>({ topPx: 0, startPx: 0, heightPx: 0 });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const onScroll = () => {
      place.current.topPx = element.scrollTop;
      place.current.startPx = Math.abs(element.scrollLeft);
    };
    // A page that is hidden has no height, and keeps the one it had.
    const onSize = () => {
      if (element.clientHeight > 0) place.current.heightPx = element.clientHeight;
    };
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(onSize);
    observer?.observe(element);
    // Before the rows in view are written over, while the layout is known.
    element.addEventListener('scroll', onScroll, { passive: true, capture: true });
    return () => {
      observer?.disconnect();
      element.removeEventListener('scroll', onScroll, { capture: true });
    };
  }, [scroller]);
  return place;
}
