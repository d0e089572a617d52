import { type RefObject, useLayoutEffect, useState } from 'react';

/** The element's inner width, kept up to date; 0 until it is measured (and where nothing can measure). */
export function useElementWidth(element: RefObject<HTMLElement | null>): number {
  const [widthPx, setWidthPx] = useState(0);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    const measure = () => setWidthPx(target.clientWidth);
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return widthPx;
}
