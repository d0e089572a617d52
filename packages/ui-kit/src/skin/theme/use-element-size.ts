import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

export interface ElementSize {
  widthPx: number;
  /** As of the last width change. */
  heightPx: number;
}

/**
 * The element's inner size, updated when its width changes; `null` until measured, 0 when nothing can
 * measure.
 */
export function useElementSize(element: RefObject<HTMLElement | null>): ElementSize | null {
  const [size, setSize] = useState<ElementSize | null>(null);
  const isMeasured = useRef(false);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    const measure = () => {
      const { clientWidth: widthPx, clientHeight: heightPx } = target;
      setSize((known) => (known?.widthPx === widthPx ? known : { widthPx, heightPx }));
    };
    // A page that is shown again keeps its size, and the observer reports a change in the same frame.
    // Measuring here would force a layout during the click that shows the page.
    if (!isMeasured.current) measure();
    isMeasured.current = true;
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
