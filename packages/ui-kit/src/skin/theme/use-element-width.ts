import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The element's inner width, kept up to date; `null` until measured, 0 when nothing can measure. */
export function useElementWidth(element: RefObject<HTMLElement | null>): number | null {
  const [widthPx, setWidthPx] = useState<number | null>(null);
  const isMeasured = useRef(false);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    const measure = () => setWidthPx(target.clientWidth);
    // As in `useElementSize`: the observer reports the size of a page that is shown again.
    if (!isMeasured.current) measure();
    isMeasured.current = true;
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return widthPx;
}
