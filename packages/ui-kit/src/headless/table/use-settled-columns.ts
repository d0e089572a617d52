import { type RefObject, useEffect } from 'react';
import { watchScrollRest } from './scroll-rest.ts';

/**
 * Marks the scroller with `data-settled` while it scrolls up or down only, with how far it has been scrolled sideways
 * in `--settled-start` and `--settled-end`. Pinned cells may then be placed by these instead of being sticky: browsers
 * give each sticky cell a layer of its own, and a frame with a hundred layers takes twice as long. At rest and while
 * scrolling sideways they are sticky, so nothing ever lags behind the pointer. Without columns pinned at the end nothing
 * is measured; a variable that is absent is 0.
 */
export function useSettledColumns(scroller: RefObject<HTMLElement | null>, pinsEnd: boolean): void {
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    // Not asked of the page: that would lay it out, once more than it is anyway.
    let lastLeft = 0;
    let isSettled = false;
    let settling: { startPx: number; endPx: number } | null = null;
    const release = () => {
      isSettled = false;
      element.removeAttribute('data-settled');
    };
    // Every cell inherits these, and is styled anew where one changes: not written where they say what is known.
    const written = new Map<string, number>();
    const write = (name: string, px: number) => {
      if ((written.get(name) ?? 0) === px) return;
      written.set(name, px);
      element.style.setProperty(name, `${px}px`);
    };
    const onScroll = () => {
      const { scrollLeft } = element;
      const sideways = scrollLeft !== lastLeft;
      lastLeft = scrollLeft;
      if (sideways && isSettled) release();
      if (sideways || isSettled) return;
      // Counted from the start of the line, which is on the right where people read to the left.
      const startPx = Math.abs(scrollLeft);
      const endPx = pinsEnd ? startPx - (element.scrollWidth - element.clientWidth) : 0;
      settling = { startPx, endPx };
    };
    const settle = () => {
      if (!settling) return;
      write('--settled-start', settling.startPx);
      write('--settled-end', settling.endPx);
      element.setAttribute('data-settled', '');
      isSettled = true;
      settling = null;
    };
    // The page is asked before the rows in view are written over, while its layout is known, and written to after:
    // whoever asks in between has no layout to wait for either.
    element.addEventListener('scroll', onScroll, { passive: true, capture: true });
    element.addEventListener('scroll', settle, { passive: true });
    const stopWatching = watchScrollRest(element, release);
    return () => {
      stopWatching();
      release();
      for (const name of written.keys()) element.style.removeProperty(name);
      element.removeEventListener('scroll', settle);
      element.removeEventListener('scroll', onScroll, { capture: true });
    };
  }, [scroller, pinsEnd]);
}
