import { type RefObject, useEffect } from 'react';

const restMs = 150;

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
    let lastLeft = element.scrollLeft;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const release = () => element.removeAttribute('data-settled');
    const onScroll = () => {
      const { scrollLeft } = element;
      const sideways = scrollLeft !== lastLeft;
      lastLeft = scrollLeft;
      clearTimeout(rest);
      if (sideways) {
        release();
        return;
      }
      rest = setTimeout(release, restMs);
      if (element.hasAttribute('data-settled')) return;
      const beyondPx = element.scrollWidth - element.clientWidth - scrollLeft;
      element.style.setProperty('--settled-start', `${scrollLeft}px`);
      element.style.setProperty('--settled-end', `${-beyondPx}px`);
      element.setAttribute('data-settled', '');
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(rest);
      element.removeEventListener('scroll', onScroll);
    };
  }, [scroller]);
}
