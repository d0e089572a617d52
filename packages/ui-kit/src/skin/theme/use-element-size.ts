import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

export interface ElementSize {
  widthPx: number;
  /** When the width was measured. */
  heightPx: number;
}

/** The element's inner size whenever its width changes; `null` until it is measured, 0 where nothing can measure. */
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
    // A page that is shown again has its size, and is told in the same frame where it is another: asking here would lay
    // it out in the middle of the click that shows it.
    if (!isMeasured.current) measure();
    isMeasured.current = true;
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
