import { type RefObject, useEffect } from 'react';
import { watchScrollRest } from './scroll-rest.ts';

/**
 * Sets `data-settled` on the scroller while it scrolls vertically only, with its horizontal offset in
 * `--settled-start` and `--settled-end`. Pinned cells are then positioned by these variables instead of being
 * sticky: browsers create a layer for each sticky cell, and a frame with a hundred layers takes twice as
 * long. At rest and during horizontal scrolling they are sticky, so they never lag. Without columns pinned at
 * the end nothing is measured; a missing variable counts as 0.
 */
export function useSettledColumns(scroller: RefObject<HTMLElement | null>, pinsEnd: boolean): void {
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    // Not read from the element: that would force a layout.
    let lastLeft = 0;
    let isSettled = false;
    let settling: { startPx: number; endPx: number } | null = null;
    const release = () => {
      isSettled = false;
      element.removeAttribute('data-settled');
    };
    // All cells inherit these variables, and a change restyles each of them: write only changed values.
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
      // From the start of the line, which is the right edge in right-to-left text.
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
    // Read before the visible rows are updated, while the layout is valid, and write afterwards, so that no
    // read forces a layout.
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
