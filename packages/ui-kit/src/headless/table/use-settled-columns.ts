import { type RefObject, useEffect } from 'react';
import { watchScrollRest } from './scroll-rest.ts';

/**
 * Marks the scroller with `data-settled` while it scrolls up or down only, with how far it has been scrolled sideways
 * in `--settled-start` and `--settled-end`. Pinned cells may then be placed by these instead of being sticky: browsers
 * give each sticky cell a layer of its own, and a frame with a hundred layers takes twice as long. At rest and while
 * scrolling sideways they are sticky, so nothing ever lags behind the pointer.
 */
export function useSettledColumns(scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    // Not asked of the page: that would lay it out, once more than it is anyway.
    let lastLeft = 0;
    let isSettled = false;
    const release = () => {
      isSettled = false;
      element.removeAttribute('data-settled');
    };
    const onScroll = () => {
      const { scrollLeft } = element;
      const sideways = scrollLeft !== lastLeft;
      lastLeft = scrollLeft;
      if (sideways && isSettled) release();
      if (sideways || isSettled) return;
      // Counted from the start of the line, which is on the right where people read to the left.
      const startPx = Math.abs(scrollLeft);
      const beyondPx = element.scrollWidth - element.clientWidth - startPx;
      element.style.setProperty('--settled-start', `${startPx}px`);
      element.style.setProperty('--settled-end', `${-beyondPx}px`);
      element.setAttribute('data-settled', '');
      isSettled = true;
    };
    // Before the rows in view are written over: until then the layout can be asked without being worked out again.
    element.addEventListener('scroll', onScroll, { passive: true, capture: true });
    const stopWatching = watchScrollRest(element, release);
    return () => {
      stopWatching();
      element.removeEventListener('scroll', onScroll, { capture: true });
    };
  }, [scroller]);
}
