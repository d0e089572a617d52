import { type RefObject, useEffect, useRef } from 'react';

export interface ScrollPlace {
  topPx: number;
  /** From the start of the line: the right edge in right-to-left text. */
  startPx: number;
  /** Visible height; 0 while unknown. */
  heightPx: number;
}

/** Scroll offset and height of an element, read without forcing a layout. */
export function useScrollPlace(scroller: RefObject<HTMLElement | null>): RefObject<ScrollPlace> {
  const place = useRef<ScrollPlace>({ topPx: 0, startPx: 0, heightPx: 0 });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const onScroll = () => {
      place.current.topPx = element.scrollTop;
      place.current.startPx = Math.abs(element.scrollLeft);
    };
    // A hidden page has no height: keep the previous value.
    const onSize = () => {
      if (element.clientHeight > 0) place.current.heightPx = element.clientHeight;
    };
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(onSize);
    observer?.observe(element);
    // Runs before visible rows are updated, while the layout is still valid.
    element.addEventListener('scroll', onScroll, { passive: true, capture: true });
    return () => {
      observer?.disconnect();
      element.removeEventListener('scroll', onScroll, { capture: true });
    };
  }, [scroller]);
  return place;
}
